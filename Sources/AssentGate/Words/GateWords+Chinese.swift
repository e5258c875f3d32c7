import AssentManifest

extension GateWords {
  /// The sentences of a gate in Chinese in simplified characters.
  public static let chinese = GateWords(
    language: "zh-Hans",
    table: """
      agreementStatement | 我已阅读并接受《%1》版本 %2。
      agreementBox | 我接受
      agreementAccept | 接受
      acknowledgementStatement | 我已阅读《%1》版本 %2。
      acknowledgementBox | 我已阅读
      acknowledgementAccept | 确认已阅读
      consentStatement | 我同意《%1》版本 %2 所述的事项。
      consentBox | 我同意
      consentAccept | 同意
      guardianAgreementStatement | 我是使用本产品者的父母或监护人，并代其接受《%1》版本 %2。
      guardianAcknowledgementStatement | 我是使用本产品者的父母或监护人，并已阅读《%1》版本 %2。
      guardianConsentStatement | 我是使用本产品者的父母或监护人，并代其同意《%1》版本 %2 所述的事项。
      decline | 拒绝
      reviewAgain | 再看一遍
      exit | 退出
      notNow | 暂不
      retry | 重试
      print | 打印
      save | 保存
      scrollToContinue | 请滚动到末尾以继续
      progress | 已读 %1%
      tickToContinue | 请勾选方框以继续
      typeYourName | 请输入您的全名以签署
      declineQuestion | 要拒绝《%1》吗？拒绝后将无法继续。
      whatChanged | 自版本 %1 以来的变更
      comparedOld | 您上次回答的是版本 %1，自 %2 起生效
      comparedNew | 现行版本：%1，自 %2 起生效
      noComparison | 发布者未提供这两个版本的对比
      changedMost | 改动最多
      unchangedClauses | 未变更的条款：%1
      clauseAdded | 新增
      clauseRemoved | 删除
      clauseMoved | 移动
      clauseSplit | 拆分
      clauseJoined | 合并
      clauseFormerly | 原为 %1
      clauseMeantOther | “%1”不再指同一条款
      beforeFirstClause | 第一条之前
      wordsDeleted | 删除
      wordsInserted | 新增
      summaryOfLastStep | 关于版本 %1，发布者说明：%2
      comparisonUnreadable | 无法读取或验证这两个版本的对比
      versionWithdrawn | 版本 %1 已于 %2 撤回：%3
      publishedBy | 发布者：%1
      notStoredAskedAgain | 无法保存您的回答。您现在可以继续，{下次启动时|下次打开本页面时}将再次询问。
      notStoredNotCounted | 无法保存您的回答，因此尚未生效。请重试。
      showText | 查看全文
      withdraw | 撤回
      endOfText | 正文结束
      agreedOn | 您已于 %3 接受《%1》版本 %2。
      readOn | 您已于 %3 确认阅读《%1》版本 %2。
      consentedOn | 您已于 %3 同意《%1》版本 %2 所述的事项。
      namedAgreement | 《%1》版本 %2 已于 %3 通过指定其摘要接受。
      namedAcknowledgement | 《%1》版本 %2 已于 %3 通过指定其摘要确认知悉。
      namedConsent | 对《%1》版本 %2 的同意已于 %3 通过指定其摘要作出。
      countsUntil | 《%1》有新版本。您对版本 %2 的回答在 %3 之前有效。
      migratedCounts | 您{在此应用的早期版本中|在此产品的早期版本中}对《%1》版本 %2 的回答仍然有效。
      askFirst | 请阅读《%1》版本 %2。
      askChanged | 《%1》自您回答版本 %3 以来已有变更。请阅读版本 %2。
      askChangedSinceUnknown | 《%1》已有变更。请阅读版本 %2。
      askRenewal | 您回答《%1》已有一段时间。请阅读版本 %2 并重新回答。
      askWithdrawn | 您撤回了对《%1》的回答。如要继续，请阅读版本 %2。
      askDamaged | 您对《%1》的回答记录已损坏。请阅读版本 %2 并重新回答。
      wasDeclined | 您拒绝了《%1》版本 %2。您可以随时更改回答。
      wasWithdrawn | 您撤回了对《%1》版本 %2 的回答。您可以随时重新回答。
      notForYou | 您无需对《%1》作出回答。
      nothingInForce | 目前没有生效的《%1》版本。
      ageNeeded | 在显示《%1》之前，请回答一个关于年龄的问题。
      tooYoung | 您不能回答《%1》。须年满 %2 周岁。
      guardianNeeded | 父母或监护人也须回答《%1》。
      refusedOlder | 此文本比您之前看到的旧，因此不予显示。请稍后重试或{更新应用|重新加载本页面}。
      refusedTwoVersions | 两份不同的文本编号相同，因此均不显示。请告知发布者。
      refusedNumber | 此文本的编号远超上一个编号，因此不予显示。请告知发布者。
      refusedRewritten | 此文本与之前发布的内容相矛盾，因此不予显示。请告知发布者。
      refusedUnverified | 无法验证此文本来自其发布者，因此不予显示。请稍后重试或{更新应用|重新加载本页面}。
      refusedRevoked | 签署此文本的密钥已被吊销，因此不予显示。请{更新应用|重新加载本页面}，或告知发布者。
      refusedTooNew | {此应用版本过旧，无法显示该文本。请更新。|此页面版本过旧，无法显示该文本。请重新加载。}
      refusedForm | {此应用不识别|此页面不识别}此文本的格式，因此不予显示。请{更新应用|重新加载本页面}。
      refusedOtherProduct | 此文本属于其他产品，因此不予显示。请{更新应用|重新加载本页面}。
      refusedNothing | 已发布的内容没有列出需要回答的文本。请告知发布者。
      refusedUnreadable | 无法读取文本。请稍后重试或{更新应用|重新加载本页面}。
      noticeExpired | 此文本的新版本本应在 %1 之前发布。您看到的可能是旧版本。
      noticeDamaged | 您的部分记录已损坏，不予计入。
      noticeShortened | 您的记录缺少最后一部分。
      noticeTorn | 您的记录中最后一项不完整，不予计入。
      noticeUnreadable | 您的部分记录无法读取，不予计入。
      noticeClock | 此设备的时钟早于 %1：时钟有误，或者文本或记录标注了将来的日期。
      noticeTextChanged | 文档《%1》版本 %2 的文本已不是您回答时的文本。
      noticeUpcoming | 《%1》版本 %2 自 %3 起适用。
      noticeLastGood | 无法验证当前发布的内容。现显示最近一次通过验证的文本。
      ageQuestion | 您的出生时间？
      ageYear | 出生年份
      ageMonth | 出生月份
      ageBelow | 未满 %1 岁
      ageBetween | %1 至 %2 岁
      ageFrom | %1 岁及以上
      pageOf | %1 / %2
      keys | 方向键、空格：滚动  Tab：下一项  s：保存  p：打印  d：拒绝  ?：帮助
      keysAtLength | 上、下、Page Up、Page Down、空格、Home 和 End 移动文本。; Tab 和 Shift+Tab 在方框、按钮和文本之间切换。; 空格或 Enter 勾选方框并按下按钮。; s 将文本保存到文件，p 打印文本。; d 拒绝。Ctrl+C 不作回答即退出。
      windowTooSmall | 此窗口太小，无法同时显示文本和所询问的内容。请放大窗口以继续。
      nameLabel | 全名
      goOn | 继续
      back | 返回
      savedAs | 已保存为 %1
      notSaved | 未能保存为 %1：%2
      printed | 已发送到打印机
      notPrinted | 未打印任何内容。
      unavailable | 无法显示文本，因此现在无法回答。
      ageUse | 仅保存您的回答所在的年龄段。
      moreLines | 按 Enter 继续阅读（还剩 %1 行）：
      typeToAgree | 输入“%1”并按 Enter 继续：
      typeToDecline | 如要拒绝，请输入“%1”。
      plainCommands | 您还可以输入 "save"（保存）、"print"（打印）、"again"（从头阅读）或 "decline"（拒绝）。
      declineConfirm | 输入 "exit" 以拒绝，或按 Enter 再看一遍文本：
      refusedNoCrypto | 此浏览器无法在此连接上验证文本。请通过 https 打开本页面。
      refusedNoEd25519 | 此浏览器版本过旧，无法验证文本由谁发布。请更新。
      refusedFramed | 本页面位于他人的页面之中，因此无法在此回答。
      refusedOffline | 无法加载文本。请检查您的连接后重试。
      refusedNotCarried | 现在生效的是另一个版本，而此文件不包含该版本。请在发布者发布的地方阅读。
      openWindow | 在单独的窗口中打开
      versionOf | 版本 %1
      asideYears | 请输入四位数的年份
      settings | 设置
      about | 关于本产品
      copyright | 版权
      license | 许可
      privacy | 隐私
      credits | 致谢
      support | 支持
      receipt | 保存回执
      history | 历史记录
      close | 关闭
      withdrawQuestion | 要撤回您对《%1》的回答吗？如果该回答是必需的，继续之前会再次询问您。
      declinedOn | 您于 %3 拒绝了《%1》版本 %2。
      withdrawnOn | 您于 %3 撤回了对《%1》的回答。
      guardianOn | 父母或监护人于 %3 同意了《%1》版本 %2。
      resetAnswers | 重新询问全部内容（用于测试）
      """)
}
