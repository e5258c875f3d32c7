import AssentManifest

extension RedlineWords {
  static let chinese: TableText = """
    title | 从 % 到 % 的变更
    list | 按条款列出的变更
    clause | 条款
    change | 变更
    words | 变更内容
    unchanged | 未变更的条款：%
    more | 另有 % 项
    section | 第 % 条
    opening | 第一条之前
    passage | % 的段落
    data | 文件信息
    added | 新增
    removed | 删除
    split | 拆分
    joined | 合并
    moved | 移动
    renumbered | 重新编号
    changed | 修改
    formerly | 原为 %
    movedFromTo | 由 % 移至 %
    movedWithin | 在 % 内移动
    movedAfter | 原位于 % 之后，现位于 % 之后
    movedToFirst | 原位于 % 之后，现位于最前
    movedFromFirst | 原位于最前，现位于 % 之后
    dividedInto | % 拆分为 %
    joinedFrom | % 合并为 %
    wordCount | 字数：%
    insertedMark | 插入：
    deletedMark | 删除：
    endMark | 结束
    addedParagraph | 新增：
    removedParagraph | 删除：
    breakAdded | 此处另起一段
    breakRemoved | 此处不再分段
    same | 未变更的段落：%
    old | 旧文本
    new | 新文本
    inOld | 在旧文本中
    inNew | 在新文本中
    noWords | 文字相同。
    identical | 两份文本完全相同。
    term | 定义术语
    amount | 数值
    date | 日期
    link-target | 链接目标
    reference | 引用
    punctuation | 标点
    spelling | 写法
    markup | 格式
    """
}
