import AssentManifest

extension RedlineWords {
  static let japanese: TableText = """
    title | %から%への変更
    list | 条項ごとの変更
    clause | 条項
    change | 変更
    words | 変更の内容
    unchanged | 変更のない条項：%
    more | ほか%件
    section | 第%条
    opening | 最初の条項より前
    passage | %の一部
    data | 文書の情報
    added | 追加
    removed | 削除
    split | 分割
    joined | 統合
    moved | 移動
    renumbered | 番号変更
    changed | 変更
    formerly | 旧：%
    movedFromTo | %から%に移動
    movedWithin | %の中で移動
    movedAfter | 旧：%の後、新：%の後
    movedToFirst | 旧：%の後、新：先頭
    movedFromFirst | 旧：先頭、新：%の後
    dividedInto | %を%に分割
    joinedFrom | %を%に統合
    wordCount | 語数：%
    insertedMark | 挿入：
    deletedMark | 削除：
    endMark | ここまで
    addedParagraph | 追加：
    removedParagraph | 削除：
    breakAdded | ここで段落を分割
    breakRemoved | 段落の区切りを削除
    same | 変更のない段落：%
    old | 旧文
    new | 新文
    inOld | 旧文を見る
    inNew | 新文を見る
    noWords | 文言は同じです。
    identical | 二つの文書は同一です。
    term | 定義語
    amount | 数値
    date | 日付
    link-target | リンク先
    reference | 参照
    punctuation | 句読点
    spelling | 表記
    markup | 書式
    """
}
