import AssentManifest

extension RedlineWords {
  static let korean: TableText = """
    title | %에서 %까지의 변경
    list | 조항별 변경
    clause | 조항
    change | 변경
    words | 변경 내용
    unchanged | 변경 없는 조항: %
    more | 외 %건
    section | 제%조
    opening | 첫 조항 앞
    passage | %의 일부
    data | 문서 정보
    added | 추가
    removed | 삭제
    split | 분할
    joined | 통합
    moved | 이동
    renumbered | 번호 변경
    changed | 수정
    formerly | 이전: %
    movedFromTo | 이동: % → %
    movedWithin | %의 안에서 이동
    movedAfter | 이전: % 다음, 현재: % 다음
    movedToFirst | 이전: % 다음, 현재: 맨 앞
    movedFromFirst | 이전: 맨 앞, 현재: % 다음
    dividedInto | 분할: % → %
    joinedFrom | 통합: % → %
    wordCount | 단어 수: %
    insertedMark | 삽입:
    deletedMark | 삭제:
    endMark | 끝
    addedParagraph | 추가:
    removedParagraph | 삭제:
    breakAdded | 여기서 문단이 나뉨
    breakRemoved | 문단 구분이 삭제됨
    same | 변경 없는 문단: %
    old | 이전 문구
    new | 새 문구
    inOld | 이전 문서에서 보기
    inNew | 새 문서에서 보기
    noWords | 문구는 같습니다.
    identical | 두 문서는 같습니다.
    term | 정의된 용어
    amount | 수치
    date | 날짜
    link-target | 링크 대상
    reference | 참조
    punctuation | 문장 부호
    spelling | 표기
    markup | 서식
    signal.modal | 의무 또는 권리
    signal.negation | 부정
    signal.exception | 예외
    signal.scope | 범위
    signal.discretion | 재량
    signal.amount | 금액
    signal.duration | 기간 또는 날짜
    signal.party | 당사자
    signal.governing-law | 준거법
    signal.liability | 책임
    signal.warranty | 보증
    signal.termination | 종료
    signal.data | 데이터
    signal.definition | 정의
    signal.reference-target | 참조 대상
    signal.list-item | 목록 항목
    signal.clause | 조항
    signal.name | 이름
    signal.order | 순서
    signal.statement | 진술
    signal.binding-sentence | 구속력 있는 문장
    signal.resource | 파일
    signal.binding-language | 정본 언어
    signal.unknown-language | 알 수 없는 언어
    signal.deleted | ‘%’ 삭제
    signal.inserted | ‘%’ 추가
    signal.becomes | ‘%’ → ‘%’
    signal.otherDefinition | ‘%’의 정의 변경
    signal.otherTarget | ‘%’이(가) 가리키는 조항 변경
    signal.otherOrder | ‘%’의 어순 변경
    signal.otherContents | ‘%’의 내용 변경
    signal.elsewhere | ‘%’ 이동
    signal.notJudged | ‘%’ 평가하지 않음
    """
}
