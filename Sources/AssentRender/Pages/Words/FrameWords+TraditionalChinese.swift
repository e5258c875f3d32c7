import AssentManifest

extension FrameWords {
  static let traditionalChinese = FrameWords(
    labels: """
      contents | 目錄
      version | 版本
      effective | 生效日期
      published | 發布日期
      updated | 最後更新
      digest | 正文摘要值
      words | 字數
      plainText | 純文字
      json | JSON
      skip | 跳到正文
      copyLink | 複製連結
      copied | 已複製連結
      licenseSummary | 授權條款概要
      permissions | 允許
      conditions | 條件
      limitations | 限制
      notLegalText | 本概要不是協議的一部分。
      agreements | 協議
      documents | 文件
      print | 列印
      verify | 如何核對本頁
      minutes | 分鐘讀完
      by | 發布者
      license | 授權條款
      eula | 終端使用者授權合約
      terms | 服務條款
      privacy | 隱私權政策
      other | 文件
      table | 表格
      diagram | 圖
      anchor | 指向本節的連結
      code | 程式碼
      source | 源文字
      wideDiagram | 圖寬 % 列。網頁以及該寬度的文字可顯示全圖。
      linkTo | 連結：%
      backTo | 返回引用 %
      scrollHint | 比頁面寬，可左右捲動
      languages | 語言
      translation | 本文為譯文，以下列文本為準：%
      history | 版本歷史
      versions | 各版本
      versionsOf | %的各版本
      status | 狀態
      until | 截至
      change | 變更
      material | 實質性
      editorial | 文字修訂
      initial | 首個版本
      materialNote | 需要重新同意。
      editorialNote | 不需要重新同意。
      changeIdentical | 內容相同
      changeMarkup | 除格式外沒有變更
      changeTypography | 除大小寫、引號、破折號、空格和格式外沒有變更
      changeLinkTarget | 除連結目標和文字樣式外沒有變更
      changeDateLine | 除文中所寫的日期或版本、連結目標和文字樣式外沒有變更
      changePunctuation | 除標點、編號、文中所寫的日期或版本、連結目標和文字樣式外沒有變更
      changeWording | 措辭有變更，未發現權利或義務變化的跡象
      changeObligations | 權利或義務可能已變更
      statusCurrent | 現行有效
      statusUpcoming | 即將生效
      statusSuperseded | 已被取代
      statusWithdrawn | 已撤回
      statusDraft | 草案
      inForceSince | 自 % 起有效。
      takesEffect | 將於 % 生效。
      replacedFrom | 版本 % 將於 % 取代本版本。
      untilThen | 在此之前適用版本 %。
      wasInForce | 有效期自 % 至 %。
      replacedIt | 已被版本 % 取代。
      neverInForce | 本版本從未生效。
      withdrawnOn | 已於 % 撤回。
      reason | 原因
      nowInForce | 現行有效的是版本 %。
      noneInForce | 目前沒有有效的版本。
      draftNote | 本草案尚未發布，也未生效。
      graceUntil | 已同意上一版本的使用者可在 % 之前同意本版本。
      upcomingVersion | 版本 % 將於 % 生效。
      dayStart | 日期自 00:00 UTC 起算。
      asOf | 截至 %。
      dayTime | % %
      changesFrom | 自版本 % 以來的變更
      changesTo | 截至版本 % 的變更
      changesFromTo | 從 % 到 % 的變更
      before | 變更前
      after | 變更後
      feed | 新版本訂閱來源
      clauseHistory | 依條款列出的變更
      changedIn | 變更於 %
      publisher | 發布者
      contact | 聯絡方式
      address | 網址
      pageOf | 第 % 頁，共 % 頁
      permalink | 本版本的網址
      audit | 稽核
      auditOf | 稽核：%
      timeline | 時間軸
      timelineNote | 每個版本一列，最新的在前；下文以文字說明同樣的內容。
      graceDays | 寬限天數
      grace | 寬限期
      sourceDigest | 原始檔的摘要值
      bindingText | 作準文本
      declared | 聲明的變更
      comparison | 文本比較
      signals | 判定依據
      releasedBy | 發布人
      gitRevision | Git 修訂
      approved | 已核准
      corrected | 已更正
      summary | 摘要
      acceptanceRevision | 同意修訂號
      ledger | 帳簿
      ledgerHead | 最後一行的摘要值
      checkByHand | 如何手動查驗
      checkFiles | 本協議的所有檔案（在 manifest.json 所在資料夾中）：
      checkSources | 發布時的文本（在內容資料夾中）：
      checkSignature | 清單的簽章：
      noKey | 發布者沒有公布簽章金鑰。
      keyNote | 頁面不能為自己的金鑰作保：請與您從其他途徑取得的金鑰比對。
      signingKey | 簽章金鑰
      recoveryKey | 復原金鑰
      validUntil | 有效期至 %
      auditLimits | 所有日期均由發布者自行聲明。只有他人保存的檢查點或時間戳記才能表明帳簿中的某一行在某日已經存在。
      gate | 閱讀並接受
      gateOpen | 此處沒有需要接受的內容了。
      gatePlain | 請求接受的指令碼沒有執行。以下是目前適用的文本。
      gatePrint | 本頁面本身不作任何記錄。請填寫以下內容，列印本頁並簽名，然後寄至 %。
      gatePrintAlone | 本頁面本身不作任何記錄。請填寫以下內容，列印本頁並簽名，然後寄給發布者。
      gateSend | 本頁面本身不作任何記錄。您填寫的內容將傳送至 %。
      fullName | 姓名
      day | 日期
      signature | 簽名
      send | 傳送
      """,
    phrases: """
      commercial | 商業使用
      share | 複製和傳播
      change | 修改和改編
      private | 私人使用
      patent | 使用貢獻者的專利
      bundle | 與其他軟體綑綁並出售綑綁包
      link | 由採用其他授權條款的軟體連結
      notice | 保留版權聲明和授權聲明
      source-notice | 在原始碼中保留聲明；二進位檔無需保留
      credit | 註明作者並連結到授權條款
      mark-changes | 說明所作的修改
      notice-file | 附上 NOTICE 檔案
      source | 提供原始碼
      network-source | 向網路使用者提供原始碼
      same | 以相同授權條款傳播修改後的作品
      same-file | 修改後的檔案保持相同授權條款
      same-library | 程式庫及其修改保持相同授權條款
      relink | 允許使用者替換組合作品中的程式庫
      name | 修改版不得使用保留名稱
      not-alone | 不得單獨出售字型
      no-locks | 不得附加技術限制或其他條款
      misrepresent | 不得自稱原作作者
      no-warranty | 無擔保
      no-liability | 作者不承擔責任
      no-trademark | 不授予商標權
      no-patent | 不授予專利權
      no-endorsement | 不得用作者的姓名推銷產品
      no-privacy | 不放棄他人的隱私權或形象權
      non-commercial | 不得商業使用
      no-changes | 不得分享修改版
      indemnify | 商業分發者為其他貢獻者承擔責任
      """)
}
