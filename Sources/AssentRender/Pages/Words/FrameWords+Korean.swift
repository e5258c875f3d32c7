import AssentManifest

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
      terms | 이용약관
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
      translation | 이 문서는 번역본입니다. 정본: %
      history | 버전 기록
      versions | 버전 목록
      versionsOf | %의 버전 목록
      status | 상태
      until | 종료일
      change | 변경
      material | 실질적 변경
      editorial | 자구 수정
      initial | 첫 버전
      materialNote | 다시 동의를 받습니다.
      editorialNote | 다시 동의를 받지 않습니다.
      changeIdentical | 본문이 같습니다
      changeMarkup | 서식 외에는 변경이 없습니다
      changeTypography | 대소문자, 따옴표, 줄표, 공백, 서식 외에는 변경이 없습니다
      changeLinkTarget | 링크 대상과 글의 모양 외에는 변경이 없습니다
      changeDateLine | 본문에 적힌 날짜나 버전, 링크 대상, 글의 모양 외에는 변경이 없습니다
      changePunctuation | 문장 부호, 번호, 본문에 적힌 날짜나 버전, 링크 대상, 글의 모양 외에는 변경이 없습니다
      changeWording | 문구가 바뀌었으나 권리나 의무가 달라진 징후는 없습니다
      changeObligations | 권리나 의무가 바뀌었을 수 있습니다
      statusCurrent | 시행 중
      statusUpcoming | 시행 예정
      statusSuperseded | 대체됨
      statusWithdrawn | 철회됨
      statusDraft | 초안
      inForceSince | %부터 시행 중입니다.
      takesEffect | %부터 시행됩니다.
      replacedFrom | % 버전이 %부터 이를 대체합니다.
      untilThen | 그때까지는 % 버전이 적용됩니다.
      wasInForce | %부터 %까지 시행되었습니다.
      replacedIt | % 버전으로 대체되었습니다.
      neverInForce | 시행된 적이 없습니다.
      withdrawnOn | %에 철회되었습니다.
      reason | 사유
      nowInForce | 현재 % 버전이 시행 중입니다.
      noneInForce | 시행 중인 버전이 없습니다.
      draftNote | 이 초안은 공개된 버전이 아니며 시행되지 않습니다.
      graceUntil | 직전 버전에 동의하신 분은 %까지 이 버전에 동의하시면 됩니다.
      upcomingVersion | % 버전은 %부터 시행됩니다.
      dayStart | 날짜는 00:00 UTC에 시작합니다.
      asOf | % 기준.
      dayTime | % %
      changesFrom | % 버전 이후 변경 사항
      changesTo | % 버전까지의 변경 사항
      changesFromTo | % → % 변경 사항
      before | 변경 전
      after | 변경 후
      feed | 새 버전 피드
      clauseHistory | 조항별 변경
      changedIn | 변경된 버전: %
      publisher | 발행자
      contact | 연락처
      address | 주소
      pageOf | 페이지 %/%
      permalink | 이 버전의 주소
      audit | 감사
      auditOf | 감사: %
      timeline | 시간표
      timelineNote | 버전마다 한 줄, 최신 순. 같은 내용이 아래에 글로 적혀 있습니다.
      graceDays | 유예 일수
      grace | 유예 기간
      sourceDigest | 원본의 다이제스트
      bindingText | 정본
      declared | 신고된 변경
      comparison | 문안 비교
      signals | 판정 근거
      releasedBy | 공개한 사람
      gitRevision | Git 리비전
      approved | 승인
      corrected | 정정
      summary | 요약
      acceptanceRevision | 동의 리비전
      ledger | 원장
      ledgerHead | 마지막 줄의 다이제스트
      checkByHand | 직접 확인하는 방법
      checkFiles | 이 약관의 모든 파일(manifest.json이 있는 폴더에서):
      checkSources | 공개된 그대로의 문안(콘텐츠 폴더에서):
      checkSignature | 매니페스트의 서명:
      noKey | 발행자가 공표한 서명 키가 없습니다.
      keyNote | 페이지는 자신의 키를 보증할 수 없습니다. 다른 경로로 받은 키와 비교하십시오.
      signingKey | 서명 키
      recoveryKey | 복구 키
      validUntil | 유효 기한: %
      auditLimits | 모든 날짜는 발행자가 밝힌 것입니다. 원장의 한 줄이 특정한 날에 있었음은 다른 사람이 보관한 체크포인트나 타임스탬프만이 보여 줍니다.
      gate | 읽고 동의하기
      gateOpen | 여기서 더 동의할 것이 없습니다.
      gatePlain | 동의를 요청하는 스크립트가 실행되지 않았습니다. 지금 적용되는 문서는 다음과 같습니다.
      gatePrint | 이 페이지 자체는 아무것도 기록하지 않습니다. 아래를 작성하고 페이지를 인쇄하여 서명한 뒤 다음 주소로 보내 주십시오: %.
      gatePrintAlone | 이 페이지 자체는 아무것도 기록하지 않습니다. 아래를 작성하고 페이지를 인쇄하여 서명한 뒤 발행자에게 보내 주십시오.
      gateSend | 이 페이지 자체는 아무것도 기록하지 않습니다. 작성한 내용은 다음 주소로 전송됩니다: %.
      fullName | 성명
      day | 날짜
      signature | 서명
      send | 보내기
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
