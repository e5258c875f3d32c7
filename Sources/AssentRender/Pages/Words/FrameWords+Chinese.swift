import AssentManifest

extension FrameWords {
  static let chinese = FrameWords(
    labels: """
      contents | 目录
      version | 版本
      effective | 生效日期
      published | 发布日期
      updated | 最后更新
      digest | 正文摘要值
      words | 字数
      plainText | 纯文本
      json | JSON
      skip | 跳到正文
      copyLink | 复制链接
      copied | 已复制链接
      licenseSummary | 许可证概要
      permissions | 允许
      conditions | 条件
      limitations | 限制
      notLegalText | 本概要不是协议的一部分。
      agreements | 协议
      documents | 文档
      print | 打印
      verify | 如何核对本页
      minutes | 分钟读完
      by | 发布者
      license | 许可证
      eula | 最终用户许可协议
      terms | 服务条款
      privacy | 隐私政策
      other | 文档
      table | 表格
      diagram | 图
      anchor | 指向本节的链接
      code | 代码
      source | 源文本
      wideDiagram | 图宽 % 列。网页以及该宽度的文本可显示全图。
      linkTo | 链接：%
      backTo | 返回引用 %
      scrollHint | 比页面宽，可左右滚动
      languages | 语言
      translation | 本文为译文，以此文本为准：%
      history | 版本历史
      versions | 各版本
      versionsOf | %的各版本
      status | 状态
      until | 截至
      change | 变更
      material | 实质性
      editorial | 文字性
      initial | 首个版本
      materialNote | 需要重新同意。
      editorialNote | 不需要重新同意。
      changeIdentical | 文本相同
      changeMarkup | 除格式外没有变更
      changeTypography | 除大小写、引号、破折号、空格和格式外没有变更
      changeLinkTarget | 除链接目标和文字样式外没有变更
      changeDateLine | 除文中所写的日期或版本、链接目标和文字样式外没有变更
      changePunctuation | 除标点、编号、文中所写的日期或版本、链接目标和文字样式外没有变更
      changeWording | 措辞有变更，未发现权利或义务变化的迹象
      changeObligations | 权利或义务可能已变更
      statusCurrent | 现行有效
      statusUpcoming | 即将生效
      statusSuperseded | 已被取代
      statusWithdrawn | 已撤回
      statusDraft | 草案
      inForceSince | 自 % 起有效。
      takesEffect | 将于 % 生效。
      replacedFrom | 版本 % 将于 % 取代本版本。
      untilThen | 在此之前适用版本 %。
      wasInForce | 有效期自 % 至 %。
      replacedIt | 已被版本 % 取代。
      neverInForce | 本版本从未生效。
      withdrawnOn | 已于 % 撤回。
      reason | 原因
      nowInForce | 现行有效的是版本 %。
      noneInForce | 目前没有有效的版本。
      draftNote | 本草案尚未发布，也未生效。
      graceUntil | 已同意上一版本的用户可在 % 之前同意本版本。
      upcomingVersion | 版本 % 将于 % 生效。
      dayStart | 日期自 00:00 UTC 起算。
      asOf | 截至 %。
      dayTime | % %
      changesFrom | 自版本 % 以来的变更
      changesTo | 截至版本 % 的变更
      changesFromTo | 从 % 到 % 的变更
      before | 变更前
      after | 变更后
      feed | 新版本订阅源
      clauseHistory | 按条款列出的变更
      changedIn | 变更于 %
      publisher | 发布者
      contact | 联系方式
      address | 网址
      pageOf | 第 % 页，共 % 页
      permalink | 本版本的网址
      audit | 审计
      auditOf | 审计：%
      timeline | 时间线
      timelineNote | 每个版本一行，最新的在前；下文以文字说明同样的内容。
      graceDays | 宽限天数
      grace | 宽限期
      sourceDigest | 源文件的摘要值
      bindingText | 作准文本
      declared | 声明的变更
      comparison | 文本比较
      signals | 判定依据
      releasedBy | 发布人
      gitRevision | Git 修订
      approved | 已批准
      corrected | 已更正
      summary | 摘要
      acceptanceRevision | 同意修订号
      ledger | 账簿
      ledgerHead | 最后一行的摘要值
      checkByHand | 如何手工核验
      checkFiles | 本协议的所有文件（在 manifest.json 所在文件夹中）：
      checkSources | 发布时的文本（在内容文件夹中）：
      checkSignature | 清单的签名：
      noKey | 发布者没有公布签名密钥。
      keyNote | 页面不能为自己的密钥作保：请与您从其他途径得到的密钥比对。
      signingKey | 签名密钥
      recoveryKey | 恢复密钥
      validUntil | 有效期至 %
      auditLimits | 所有日期均由发布者自行声明。只有他人保存的检查点或时间戳才能表明账簿中的某一行在某日已经存在。
      gate | 阅读并接受
      gateOpen | 此处没有需要接受的内容了。
      gatePlain | 请求接受的脚本没有运行。以下是目前适用的文本。
      gatePrint | 本页面自身不作任何记录。请填写以下内容，打印本页并签名，然后寄至 %。
      gatePrintAlone | 本页面自身不作任何记录。请填写以下内容，打印本页并签名，然后寄给发布者。
      gateSend | 本页面自身不作任何记录。您填写的内容将发送至 %。
      fullName | 姓名
      day | 日期
      signature | 签名
      send | 发送
      """,
    phrases: """
      commercial | 商业使用
      share | 复制和传播
      change | 修改和改编
      private | 私人使用
      patent | 使用贡献者的专利
      bundle | 与其他软件捆绑并出售捆绑包
      link | 由采用其他许可证的软件链接
      notice | 保留版权声明和许可声明
      source-notice | 在源代码中保留声明；二进制文件无需保留
      credit | 注明作者并链接到许可证
      mark-changes | 说明所作的修改
      notice-file | 附上 NOTICE 文件
      source | 提供源代码
      network-source | 向网络用户提供源代码
      same | 以相同许可证传播修改后的作品
      same-file | 修改后的文件保持相同许可证
      same-library | 库及其修改保持相同许可证
      relink | 允许用户替换组合作品中的库
      name | 修改版不得使用保留名称
      not-alone | 不得单独出售字体
      no-locks | 不得附加技术限制或其他条款
      misrepresent | 不得自称原作作者
      no-warranty | 无担保
      no-liability | 作者不承担责任
      no-trademark | 不授予商标权
      no-patent | 不授予专利权
      no-endorsement | 不得用作者的姓名推销产品
      no-privacy | 不放弃他人的隐私权或形象权
      non-commercial | 不得商业使用
      no-changes | 不得分享修改版
      indemnify | 商业分发者为其他贡献者承担责任
      """)
}
