import AssentManifest

extension RedlineWords {
  static let traditionalChinese: TableText = """
    title | 從 % 到 % 的變更
    list | 依條款列出的變更
    clause | 條款
    change | 變更
    words | 變更內容
    unchanged | 未變更的條款：%
    more | 另有 % 項
    section | 第 % 條
    opening | 第一條之前
    passage | % 的段落
    data | 文件資訊
    added | 新增
    removed | 刪除
    split | 拆分
    joined | 合併
    moved | 移動
    renumbered | 重新編號
    changed | 修改
    formerly | 原為 %
    movedFromTo | 由 % 移至 %
    movedWithin | 在 % 內移動
    movedAfter | 原位於 % 之後，現位於 % 之後
    movedToFirst | 原位於 % 之後，現位於最前
    movedFromFirst | 原位於最前，現位於 % 之後
    dividedInto | % 拆分為 %
    joinedFrom | % 合併為 %
    wordCount | 字數：%
    insertedMark | 插入：
    deletedMark | 刪除：
    endMark | 結束
    addedParagraph | 新增：
    removedParagraph | 刪除：
    breakAdded | 此處另起一段
    breakRemoved | 此處不再分段
    same | 未變更的段落：%
    old | 舊文字
    new | 新文字
    inOld | 在舊文字中
    inNew | 在新文字中
    noWords | 文字相同。
    identical | 兩份文件完全相同。
    term | 定義用語
    amount | 數值
    date | 日期
    link-target | 連結目標
    reference | 引用
    punctuation | 標點
    spelling | 寫法
    markup | 格式
    signal.modal | 義務或權利
    signal.negation | 否定
    signal.exception | 例外
    signal.scope | 範圍
    signal.discretion | 裁量
    signal.amount | 金額
    signal.duration | 期限或日期
    signal.party | 當事人
    signal.governing-law | 適用法律
    signal.liability | 責任
    signal.warranty | 保證
    signal.termination | 終止
    signal.data | 資料
    signal.definition | 定義
    signal.reference-target | 引用目標
    signal.list-item | 清單項目
    signal.clause | 條款
    signal.name | 名稱
    signal.order | 順序
    signal.statement | 陳述
    signal.binding-sentence | 約束性語句
    signal.resource | 檔案
    signal.binding-language | 具有約束力的語言
    signal.unknown-language | 未知語言
    signal.deleted | 刪除「%」
    signal.inserted | 新增「%」
    signal.becomes | 「%」改為「%」
    signal.otherDefinition | 「%」的定義已變更
    signal.otherTarget | 「%」不再指同一條款
    signal.otherOrder | 「%」的詞序已變更
    signal.otherContents | 「%」的內容已變更
    signal.elsewhere | 移動「%」
    signal.notJudged | 未評估「%」
    """
}
