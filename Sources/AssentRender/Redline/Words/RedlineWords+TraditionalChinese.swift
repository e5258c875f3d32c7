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
    """
}
