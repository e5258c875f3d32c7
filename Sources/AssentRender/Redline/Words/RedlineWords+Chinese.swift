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
    signal.modal | 义务或权利
    signal.negation | 否定
    signal.exception | 例外
    signal.scope | 范围
    signal.discretion | 裁量
    signal.amount | 金额
    signal.duration | 期限或日期
    signal.party | 当事人
    signal.governing-law | 适用法律
    signal.liability | 责任
    signal.warranty | 保证
    signal.termination | 终止
    signal.data | 数据
    signal.definition | 定义
    signal.reference-target | 引用目标
    signal.list-item | 列表项
    signal.clause | 条款
    signal.name | 名称
    signal.order | 顺序
    signal.statement | 陈述
    signal.binding-sentence | 约束性语句
    signal.resource | 文件
    signal.binding-language | 具有约束力的语言
    signal.unknown-language | 未知语言
    signal.deleted | 删除“%”
    signal.inserted | 新增“%”
    signal.becomes | “%”改为“%”
    signal.otherDefinition | “%”的定义已变更
    signal.otherTarget | “%”不再指同一条款
    signal.otherOrder | “%”的词序已变更
    signal.otherContents | “%”的内容已变更
    signal.elsewhere | 移动“%”
    signal.notJudged | 未评估“%”
    """
}
