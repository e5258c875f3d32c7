import Testing

@testable import AssentDiagram

@Suite struct ClassMemberTests {
  @Test(arguments: [
    ("+int a", "+int a"), ("-List~int~ a$", "-List<int> a"), ("# a", "# a"), ("~a*", "~a"),
    ("Map~K, V~ a", "Map<K, V> a"), ("Map~K,List~V~~ a", "Map~K,List<V~> a"),
    ("~List~int~ a", "~List<int> a"), ("a", "a"), ("+", "+"), ("$", ""),
  ]) func `an attribute is shown as mermaid shows it`(source: String, shown: String) {
    let member = ClassMember(attribute: source)
    #expect(member.text == shown)
    #expect(member.source == source)
    #expect(member.parameters == nil)
  }

  @Test(arguments: [
    ("+f()", "+f()", "+f()"), ("f( a,b ) int", "f(a,b) : int", "f(a,b) int"),
    ("-f()$ List~int~", "-f() : List<int>", "-f()$ List~int~"),
    ("#f(int a) int*", "#f(int a) : int", "#f(int a)* int"),
    ("~f(Map~K, V~ m) void", "~f(Map<K, V> m) : void", "~f(Map~K, V~ m) void"),
    ("+()", "+()", "+()"),
  ]) func `a method is shown as mermaid shows it`(source: String, shown: String, written: String)
    throws
  {
    let member = try #require(ClassMember(method: source))
    #expect(member.text == shown)
    #expect(member.source == written)
    #expect(ClassMember(method: member.source) == member)
  }

  @Test(arguments: ["a)", "(a)", ")", "a) ("])
  func `a method has its name before a '('`(source: String) {
    #expect(ClassMember(method: source) == nil)
  }
}
