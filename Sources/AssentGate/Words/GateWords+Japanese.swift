import AssentManifest

extension GateWords {
  /// The sentences of a gate in Japanese.
  public static let japanese = GateWords(
    language: "ja",
    table: """
      agreementStatement | 「%1」バージョン%2を読み、承諾します。
      agreementBox | 承諾します
      agreementAccept | 承諾する
      acknowledgementStatement | 「%1」バージョン%2を読みました。
      acknowledgementBox | 読みました
      acknowledgementAccept | 読んだことを確認する
      consentStatement | 「%1」バージョン%2について同意します。
      consentBox | 同意します
      consentAccept | 同意する
      guardianAgreementStatement | 私はこの製品を使う人の親または保護者であり、その人に代わって「%1」バージョン%2を承諾します。
      guardianAcknowledgementStatement | 私はこの製品を使う人の親または保護者であり、「%1」バージョン%2を読みました。
      guardianConsentStatement | 私はこの製品を使う人の親または保護者であり、その人に代わって「%1」バージョン%2について同意します。
      decline | 拒否
      reviewAgain | もう一度読む
      exit | {終了|ページを離れる}
      notNow | 後で
      retry | 再試行
      print | 印刷
      save | 保存
      scrollToContinue | 続けるには最後までスクロールしてください
      progress | %1% 読了
      tickToContinue | 続けるにはチェックを入れてください
      typeYourName | 署名するには氏名を入力してください
      declineQuestion | 「%1」を拒否しますか？ その場合は先に進めません。
      whatChanged | バージョン%1からの変更点
      comparedOld | 前回の回答の対象: バージョン%1（%2発効）
      comparedNew | 現在有効なバージョン: %1（%2発効）
      noComparison | 発行者はこの二つのバージョンの比較を提供していません
      changedMost | 最も変わった条項
      unchangedClauses | 変更のない条項: %1
      clauseAdded | 新規
      clauseRemoved | 削除
      clauseMoved | 移動
      clauseSplit | 分割
      clauseJoined | 統合
      clauseFormerly | 旧 %1
      clauseMeantOther | 「%1」が指す条項が変更
      beforeFirstClause | 最初の条項の前
      wordsDeleted | 削除
      wordsInserted | 追加
      summaryOfLastStep | バージョン%1についての発行者の説明: %2
      comparisonUnreadable | この二つのバージョンの比較を読み取れないか、検証できませんでした
      versionWithdrawn | バージョン%1は%2に撤回されました: %3
      publishedBy | 発行者: %1
      notStoredAskedAgain | 回答を保存できませんでした。今は続けられますが、{次回の起動時に|次回このページを開いたときに}もう一度お尋ねします。
      notStoredNotCounted | 回答を保存できなかったため、まだ有効ではありません。もう一度お試しください。
      showText | 全文を表示
      withdraw | 撤回
      endOfText | 本文の終わり
      agreedOn | %3に「%1」バージョン%2を承諾しました。
      readOn | %3に「%1」バージョン%2を読んだことを確認しました。
      consentedOn | %3に「%1」バージョン%2について同意しました。
      namedAgreement | 「%1」バージョン%2は、%3にダイジェストの指定により承諾されました。
      namedAcknowledgement | 「%1」バージョン%2は、%3にダイジェストの指定により確認されました。
      namedConsent | 「%1」バージョン%2への同意は、%3にダイジェストの指定により行われました。
      countsUntil | 「%1」の新しいバージョンがあります。バージョン%2への回答は%3まで有効です。
      migratedCounts | {このアプリの以前のバージョン|この製品の以前のバージョン}での「%1」バージョン%2への回答は、引き続き有効です。
      askFirst | 「%1」バージョン%2をお読みください。
      askChanged | 「%1」は、バージョン%3への回答の後に変更されました。バージョン%2をお読みください。
      askChangedSinceUnknown | 「%1」は変更されました。バージョン%2をお読みください。
      askRenewal | 「%1」への回答から時間がたっています。バージョン%2を読み、もう一度お答えください。
      askWithdrawn | 「%1」への回答は撤回されています。続けるにはバージョン%2をお読みください。
      askDamaged | 「%1」への回答の記録が壊れています。バージョン%2を読み、もう一度お答えください。
      wasDeclined | 「%1」バージョン%2を拒否しました。回答はいつでも変更できます。
      wasWithdrawn | 「%1」バージョン%2への回答は撤回されています。いつでももう一度回答できます。
      notForYou | 「%1」に答える必要はありません。
      nothingInForce | 現在有効な「%1」のバージョンはありません。
      ageNeeded | 「%1」を表示する前に、年齢についての質問にお答えください。
      tooYoung | 「%1」に回答することはできません。対象年齢は%2歳以上です。
      guardianNeeded | 親または保護者も「%1」に回答する必要があります。
      refusedOlder | この文書は以前に表示されたものより古いため、表示されません。後でもう一度試すか、{アプリを更新|このページを再読み込み}してください。
      refusedTwoVersions | 異なる二つの文書に同じ番号が付いているため、どちらも表示されません。発行者にお知らせください。
      refusedNumber | この文書の番号は前回の番号から大きく離れているため、表示されません。発行者にお知らせください。
      refusedRewritten | この文書は以前に公開された内容と矛盾しているため、表示されません。発行者にお知らせください。
      refusedUnverified | この文書が発行者のものであることを確認できなかったため、表示されません。後でもう一度試すか、{アプリを更新|このページを再読み込み}してください。
      refusedRevoked | この文書に署名した鍵は失効しているため、表示されません。{アプリを更新|このページを再読み込み}するか、発行者にお知らせください。
      refusedTooNew | {このアプリは古いため、文書を表示できません。更新してください。|このページは古いため、文書を表示できません。再読み込みしてください。}
      refusedForm | この文書は{このアプリの知らない形式|このページの知らない形式}であるため、表示されません。{アプリを更新|このページを再読み込み}してください。
      refusedOtherProduct | この文書は別の製品のものであるため、表示されません。{アプリを更新|このページを再読み込み}してください。
      refusedNothing | 公開されたものには、回答すべき文書が示されていません。発行者にお知らせください。
      refusedUnreadable | 文書を読み取れません。後でもう一度試すか、{アプリを更新|このページを再読み込み}してください。
      noticeExpired | %1までにこの文書の新しいバージョンが出ているはずです。古いものが表示されている可能性があります。
      noticeDamaged | 記録の一部が壊れており、有効ではありません。
      noticeShortened | 記録の最後の部分がありません。
      noticeTorn | 記録の最後の項目が不完全なため、有効ではありません。
      noticeUnreadable | 記録の一部を読み取れないため、その部分は有効ではありません。
      noticeClock | この端末の時計は%1より前です。時計が正しくないか、文書または記録に先の日付が付いています。
      noticeTextChanged | 文書「%1」のバージョン%2の本文は、回答されたときのものと異なります。
      noticeUpcoming | 「%1」のバージョン%2は%3から適用されます。
      noticeLastGood | 現在公開されているものを確認できませんでした。最後に確認できた文書を表示しています。
      ageQuestion | 生年月をお答えください
      ageYear | 生まれた年
      ageMonth | 生まれた月
      ageBelow | %1歳未満
      ageBetween | %1歳から%2歳
      ageFrom | %1歳以上
      pageOf | %1 / %2
      keys | 矢印、スペース: スクロール  Tab: 次へ  s: 保存  p: 印刷  d: 拒否  ?: ヘルプ
      keysAtLength | 上下の矢印、Page Up、Page Down、スペース、Home、End で本文を動かします。; Tab と Shift+Tab でチェック欄、ボタン、本文の間を移動します。; スペースまたは Enter でチェックを入れ、ボタンを押します。; s で本文をファイルに保存し、p で印刷します。; d で拒否します。Ctrl+C で回答せずに終了します。
      windowTooSmall | 本文と質問を一緒に表示するには、このウィンドウは小さすぎます。続けるには大きくしてください。
      nameLabel | 氏名
      goOn | 続ける
      back | 戻る
      savedAs | %1として保存しました
      notSaved | %1として保存できませんでした: %2
      printed | プリンターに送信しました
      notPrinted | 何も印刷されませんでした。
      unavailable | 文書を表示できないため、今は回答できません。
      ageUse | 保存されるのは、回答が含まれる年齢の範囲だけです。
      moreLines | 続きを読むには Enter を押してください（残り%1行）:
      typeToAgree | 続けるには「%1」と入力して Enter を押してください:
      typeToDecline | 拒否する場合は「%1」と入力してください。
      plainCommands | "save"（保存）、"print"（印刷）、"again"（最初から読む）、"decline"（拒否）とも入力できます。
      declineConfirm | 拒否するには "exit" と入力し、本文をもう一度読むには Enter を押してください:
      refusedNoCrypto | このブラウザーは、この接続では文書を検証できません。https でこのページを開いてください。
      refusedNoEd25519 | このブラウザーは古いため、文書の発行者を検証できません。更新してください。
      refusedFramed | このページは他者のページの中に表示されているため、ここでは回答できません。
      refusedOffline | 文書を読み込めませんでした。接続を確認して、もう一度お試しください。
      refusedNotCarried | 現在は別のバージョンが有効ですが、このファイルには含まれていません。発行者が公開している場所でお読みください。
      openWindow | 別のウィンドウで開く
      versionOf | バージョン%1
      asideYears | 4桁の年を入力してください
      settings | 設定
      about | {このアプリについて|この製品について}
      copyright | 著作権
      license | ライセンス
      privacy | プライバシー
      credits | クレジット
      support | サポート
      receipt | 受領証を保存
      history | 履歴
      close | 閉じる
      withdrawQuestion | 「%1」への回答を撤回しますか。必須の場合は、続ける前にもう一度お尋ねします。
      declinedOn | %3に「%1」バージョン%2を拒否しました。
      withdrawnOn | %3に「%1」への回答を撤回しました。
      guardianOn | %3に親または保護者が「%1」バージョン%2を承認しました。
      resetAnswers | すべてをもう一度尋ねる（テスト用）
      """)
}
