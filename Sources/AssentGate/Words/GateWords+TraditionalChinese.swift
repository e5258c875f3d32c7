import AssentManifest

extension GateWords {
  /// The sentences of a gate in Chinese in traditional characters.
  public static let traditionalChinese = GateWords(
    language: "zh-Hant",
    table: """
      agreementStatement | 我已閱讀並接受《%1》版本 %2。
      agreementBox | 我接受
      agreementAccept | 接受
      acknowledgementStatement | 我已閱讀《%1》版本 %2。
      acknowledgementBox | 我已閱讀
      acknowledgementAccept | 確認已閱讀
      consentStatement | 我同意《%1》版本 %2 所述的事項。
      consentBox | 我同意
      consentAccept | 同意
      guardianAgreementStatement | 我是使用本產品者的父母或監護人，並代其接受《%1》版本 %2。
      guardianAcknowledgementStatement | 我是使用本產品者的父母或監護人，並已閱讀《%1》版本 %2。
      guardianConsentStatement | 我是使用本產品者的父母或監護人，並代其同意《%1》版本 %2 所述的事項。
      decline | 拒絕
      reviewAgain | 再看一次
      exit | 離開
      notNow | 暫時不要
      retry | 重試
      print | 列印
      save | 儲存
      scrollToContinue | 請捲動到末尾以繼續
      progress | 已讀 %1%
      tickToContinue | 請勾選方塊以繼續
      typeYourName | 請輸入您的全名以簽署
      declineQuestion | 要拒絕《%1》嗎？拒絕後將無法繼續。
      whatChanged | 自版本 %1 以來的變更
      comparedOld | 您上次回答的是版本 %1，自 %2 起生效
      comparedNew | 現行版本：%1，自 %2 起生效
      noComparison | 發布者未提供這兩個版本的比較
      changedMost | 變動最多
      unchangedClauses | 未變更的條款：%1
      clauseAdded | 新增
      clauseRemoved | 刪除
      clauseMoved | 移動
      clauseSplit | 拆分
      clauseJoined | 合併
      clauseFormerly | 原為 %1
      clauseMeantOther | 「%1」不再指同一條款
      beforeFirstClause | 第一條之前
      wordsDeleted | 刪除
      wordsInserted | 新增
      summaryOfLastStep | 關於版本 %1，發布者說明：%2
      comparisonUnreadable | 無法讀取或驗證這兩個版本的比較
      versionWithdrawn | 版本 %1 已於 %2 撤回：%3
      publishedBy | 發布者：%1
      notStoredAskedAgain | 無法儲存您的回答。您現在可以繼續，{下次啟動時|下次開啟本頁面時}將再次詢問。
      notStoredNotCounted | 無法儲存您的回答，因此尚未生效。請重試。
      showText | 檢視全文
      withdraw | 撤回
      endOfText | 正文結束
      agreedOn | 您已於 %3 接受《%1》版本 %2。
      readOn | 您已於 %3 確認閱讀《%1》版本 %2。
      consentedOn | 您已於 %3 同意《%1》版本 %2 所述的事項。
      namedAgreement | 《%1》版本 %2 已於 %3 透過指定其摘要接受。
      namedAcknowledgement | 《%1》版本 %2 已於 %3 透過指定其摘要確認知悉。
      namedConsent | 對《%1》版本 %2 的同意已於 %3 透過指定其摘要作出。
      countsUntil | 《%1》有新版本。您對版本 %2 的回答在 %3 之前有效。
      migratedCounts | 您{在本應用程式的早期版本中|在本產品的早期版本中}對《%1》版本 %2 的回答仍然有效。
      askFirst | 請閱讀《%1》版本 %2。
      askChanged | 《%1》自您回答版本 %3 以來已有變更。請閱讀版本 %2。
      askChangedSinceUnknown | 《%1》已有變更。請閱讀版本 %2。
      askRenewal | 您回答《%1》已有一段時間。請閱讀版本 %2 並重新回答。
      askWithdrawn | 您撤回了對《%1》的回答。如要繼續，請閱讀版本 %2。
      askDamaged | 您對《%1》的回答紀錄已損壞。請閱讀版本 %2 並重新回答。
      wasDeclined | 您拒絕了《%1》版本 %2。您可以隨時變更回答。
      wasWithdrawn | 您撤回了對《%1》版本 %2 的回答。您可以隨時重新回答。
      notForYou | 您無需對《%1》作出回答。
      nothingInForce | 目前沒有生效的《%1》版本。
      ageNeeded | 在顯示《%1》之前，請回答一個關於年齡的問題。
      tooYoung | 您不能回答《%1》。須年滿 %2 歲。
      guardianNeeded | 父母或監護人也須回答《%1》。
      refusedOlder | 此文字比您之前看到的舊，因此不予顯示。請稍後重試或{更新應用程式|重新載入本頁面}。
      refusedTwoVersions | 兩份不同的文字編號相同，因此均不顯示。請告知發布者。
      refusedNumber | 此文字的編號遠超過上一個編號，因此不予顯示。請告知發布者。
      refusedRewritten | 此文字與之前發布的內容相矛盾，因此不予顯示。請告知發布者。
      refusedUnverified | 無法驗證此文字來自其發布者，因此不予顯示。請稍後重試或{更新應用程式|重新載入本頁面}。
      refusedRevoked | 簽署此文字的金鑰已被撤銷，因此不予顯示。請{更新應用程式|重新載入本頁面}，或告知發布者。
      refusedTooNew | {此應用程式版本過舊，無法顯示該文字。請更新。|此頁面版本過舊，無法顯示該文字。請重新載入。}
      refusedForm | {此應用程式不認得|此頁面不認得}此文字的格式，因此不予顯示。請{更新應用程式|重新載入本頁面}。
      refusedOtherProduct | 此文字屬於其他產品，因此不予顯示。請{更新應用程式|重新載入本頁面}。
      refusedNothing | 已發布的內容未列出需要回答的文字。請告知發布者。
      refusedUnreadable | 無法讀取文字。請稍後重試或{更新應用程式|重新載入本頁面}。
      noticeExpired | 此文字的新版本本應在 %1 之前發布。您看到的可能是舊版本。
      noticeDamaged | 您的部分紀錄已損壞，不予計入。
      noticeShortened | 您的紀錄缺少最後一部分。
      noticeTorn | 您的紀錄中最後一項不完整，不予計入。
      noticeUnreadable | 您的部分紀錄無法讀取，不予計入。
      noticeClock | 此裝置的時鐘早於 %1：時鐘有誤，或者文字或紀錄標註了未來的日期。
      noticeTextChanged | 文件《%1》版本 %2 的文字已不是您回答時的文字。
      noticeUpcoming | 《%1》版本 %2 自 %3 起適用。
      noticeLastGood | 無法驗證目前發布的內容。現顯示最近一次通過驗證的文字。
      ageQuestion | 您的出生時間？
      ageYear | 出生年份
      ageMonth | 出生月份
      ageBelow | 未滿 %1 歲
      ageBetween | %1 至 %2 歲
      ageFrom | %1 歲以上
      pageOf | %1 / %2
      keys | 方向鍵、空白鍵：捲動  Tab：下一項  s：儲存  p：列印  d：拒絕  ?：說明
      keysAtLength | 上、下、Page Up、Page Down、空白鍵、Home 和 End 移動文字。; Tab 和 Shift+Tab 在方塊、按鈕和文字之間切換。; 空白鍵或 Enter 勾選方塊並按下按鈕。; s 將文字儲存到檔案，p 列印文字。; d 拒絕。Ctrl+C 不作回答即離開。
      windowTooSmall | 此視窗太小，無法同時顯示文字和所詢問的內容。請放大視窗以繼續。
      nameLabel | 全名
      goOn | 繼續
      back | 返回
      savedAs | 已儲存為 %1
      notSaved | 未能儲存為 %1：%2
      printed | 已傳送到印表機
      notPrinted | 未列印任何內容。
      unavailable | 無法顯示文字，因此現在無法回答。
      ageUse | 僅保存您的回答所在的年齡範圍。
      moreLines | 按 Enter 繼續閱讀（還剩 %1 行）：
      typeToAgree | 輸入「%1」並按 Enter 繼續：
      typeToDecline | 如要拒絕，請輸入「%1」。
      plainCommands | 您還可以輸入 "save"（儲存）、"print"（列印）、"again"（從頭閱讀）或 "decline"（拒絕）。
      declineConfirm | 輸入 "exit" 以拒絕，或按 Enter 再看一次文字：
      refusedNoCrypto | 此瀏覽器無法在此連線上驗證文本。請透過 https 開啟本頁面。
      refusedNoEd25519 | 此瀏覽器版本過舊，無法驗證文本由誰發布。請更新。
      refusedFramed | 本頁面位於他人的頁面之中，因此無法在此回答。
      refusedOffline | 無法載入文本。請檢查您的連線後重試。
      refusedNotCarried | 現在生效的是另一個版本，而此檔案不包含該版本。請在發布者發布的地方閱讀。
      openWindow | 在單獨的視窗中開啟
      versionOf | 版本 %1
      asideYears | 請輸入四位數的年份
      settings | 設定
      about | 關於本產品
      copyright | 著作權
      license | 授權
      privacy | 隱私
      credits | 致謝
      support | 支援
      receipt | 儲存回執
      history | 歷史記錄
      close | 關閉
      withdrawQuestion | 要撤回您對《%1》的回答嗎？如果該回答是必需的，繼續之前會再次詢問您。
      declinedOn | 您於 %3 拒絕了《%1》版本 %2。
      withdrawnOn | 您於 %3 撤回了對《%1》的回答。
      guardianOn | 父母或監護人於 %3 同意了《%1》版本 %2。
      resetAnswers | 重新詢問全部內容（供測試用）
      """)
}
