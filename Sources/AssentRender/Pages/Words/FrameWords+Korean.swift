extension FrameWords {
  static let korean = FrameWords(
    labels: """
      contents | 목차
      version | 버전
      effective | 시행일
      published | 게시일
      updated | 최종 수정일
      digest | 본문 다이제스트
      words | 단어 수
      plainText | 일반 텍스트
      json | JSON
      skip | 본문으로 건너뛰기
      copyLink | 링크 복사
      copied | 링크를 복사했습니다
      licenseSummary | 라이선스 요약
      permissions | 허용
      conditions | 조건
      limitations | 제한
      notLegalText | 이 요약은 계약의 일부가 아닙니다.
      agreements | 계약
      documents | 문서
      print | 인쇄
      verify | 이 페이지를 확인하는 방법
      minutes | 분 분량
      by | 발행자
      license | 라이선스
      eula | 최종 사용자 사용권 계약
      terms | 서비스 약관
      privacy | 개인정보 처리방침
      other | 문서
      table | 표
      diagram | 다이어그램
      anchor | 이 절로 가는 링크
      code | 코드
      source | 원문
      wideDiagram | 그림의 너비는 %칸입니다. 웹 페이지나 그 너비의 텍스트에서 전체를 볼 수 있습니다.
      linkTo | 링크: %
      backTo | 참조 %번으로 돌아가기
      scrollHint | 페이지보다 넓습니다. 옆으로 스크롤하세요.
      languages | 언어
      publisher | 발행자
      contact | 연락처
      address | 주소
      pageOf | 페이지 %/%
      permalink | 이 버전의 주소
      """,
    phrases: """
      commercial | 상업적 이용
      share | 복사와 전달
      change | 변경과 개작
      private | 사적 이용
      patent | 기여자의 특허 이용
      bundle | 다른 소프트웨어와 묶어 판매
      link | 다른 라이선스의 소프트웨어에서 링크
      notice | 저작권 및 라이선스 고지 유지
      source-notice | 소스의 고지 유지(바이너리에는 불필요)
      credit | 저작자 표시와 라이선스 링크
      mark-changes | 변경 사항 표시
      notice-file | NOTICE 파일 전달
      source | 소스 코드 제공
      network-source | 네트워크 이용자에게도 소스 코드 제공
      same | 변경물을 같은 라이선스로 전달
      same-file | 변경한 파일을 같은 라이선스로 유지
      same-library | 라이브러리와 그 변경물을 같은 라이선스로 유지
      relink | 결합 저작물에서 라이브러리를 교체할 수 있게 함
      name | 변경판에 예약된 이름을 쓰지 않음
      not-alone | 글꼴만 따로 판매하지 않음
      no-locks | 기술적 잠금이나 추가 조건을 붙이지 않음
      misrepresent | 원저작자를 사칭하지 않음
      no-warranty | 보증 없음
      no-liability | 저작자의 책임 없음
      no-trademark | 상표권은 포함되지 않음
      no-patent | 특허권은 포함되지 않음
      no-endorsement | 저작자의 이름을 제품 홍보에 사용할 수 없음
      no-privacy | 타인의 사생활권이나 퍼블리시티권은 포기되지 않음
      non-commercial | 상업적 이용 불가
      no-changes | 변경판 공유 불가
      indemnify | 상업적 배포자가 다른 기여자의 책임을 대신 부담
      """)
}
