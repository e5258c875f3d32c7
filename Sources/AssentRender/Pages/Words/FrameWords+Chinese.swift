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
      publisher | 发布者
      contact | 联系方式
      address | 网址
      pageOf | 第 % 页，共 % 页
      permalink | 本版本的网址
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
