import AssentManifest

extension GateWords {
  /// The sentences of a gate in Korean.
  public static let korean = GateWords(
    language: "ko",
    table: """
      agreementStatement | ‘%1’ 버전 %2을(를) 읽었으며 수락합니다.
      agreementBox | 수락합니다
      agreementAccept | 수락
      acknowledgementStatement | ‘%1’ 버전 %2을(를) 읽었습니다.
      acknowledgementBox | 읽었습니다
      acknowledgementAccept | 읽었음을 확인
      consentStatement | ‘%1’ 버전 %2에 동의합니다.
      consentBox | 동의합니다
      consentAccept | 동의
      guardianAgreementStatement | 저는 이 제품을 사용하는 사람의 부모 또는 보호자이며, 그 사람을 대신하여 ‘%1’ 버전 %2을(를) 수락합니다.
      guardianAcknowledgementStatement | 저는 이 제품을 사용하는 사람의 부모 또는 보호자이며, ‘%1’ 버전 %2을(를) 읽었습니다.
      guardianConsentStatement | 저는 이 제품을 사용하는 사람의 부모 또는 보호자이며, 그 사람을 대신하여 ‘%1’ 버전 %2에 동의합니다.
      decline | 거부
      reviewAgain | 다시 읽기
      exit | {종료|나가기}
      notNow | 나중에
      retry | 다시 시도
      print | 인쇄
      save | 저장
      scrollToContinue | 계속하려면 끝까지 스크롤하십시오
      progress | %1% 읽음
      tickToContinue | 계속하려면 확인란을 선택하십시오
      typeYourName | 서명하려면 성명을 입력하십시오
      declineQuestion | ‘%1’을(를) 거부하시겠습니까? 그러면 계속할 수 없습니다.
      whatChanged | 버전 %1 이후 변경된 내용
      comparedOld | 마지막 답변의 대상: 버전 %1, %2부터 시행
      comparedNew | 현재 시행 중인 버전: %1, %2부터
      noComparison | 게시자가 이 두 버전의 비교를 제공하지 않습니다
      changedMost | 가장 많이 변경됨
      unchangedClauses | 변경되지 않은 조항: %1
      clauseAdded | 신설
      clauseRemoved | 삭제
      clauseMoved | 이동
      clauseSplit | 분할
      clauseJoined | 통합
      clauseFormerly | 이전 %1
      clauseMeantOther | ‘%1’이(가) 가리키는 조항 변경
      beforeFirstClause | 첫 조항 앞
      wordsDeleted | 삭제
      wordsInserted | 추가
      summaryOfLastStep | 버전 %1에 대한 게시자의 설명: %2
      comparisonUnreadable | 이 두 버전의 비교를 읽거나 검증할 수 없었습니다
      versionWithdrawn | 버전 %1은(는) %2에 철회되었습니다: %3
      publishedBy | 발행자: %1
      notStoredAskedAgain | 답변을 저장하지 못했습니다. 지금은 계속할 수 있으며, {다음에 시작할 때|다음에 이 페이지를 열 때} 다시 묻습니다.
      notStoredNotCounted | 답변을 저장하지 못하여 아직 유효하지 않습니다. 다시 시도하십시오.
      showText | 전문 보기
      withdraw | 철회
      endOfText | 본문 끝
      agreedOn | %3에 ‘%1’ 버전 %2을(를) 수락하셨습니다.
      readOn | %3에 ‘%1’ 버전 %2을(를) 읽었음을 확인하셨습니다.
      consentedOn | %3에 ‘%1’ 버전 %2에 동의하셨습니다.
      namedAgreement | ‘%1’ 버전 %2은(는) %3에 다이제스트를 지정하여 수락되었습니다.
      namedAcknowledgement | ‘%1’ 버전 %2은(는) %3에 다이제스트를 지정하여 확인되었습니다.
      namedConsent | ‘%1’ 버전 %2에 대한 동의는 %3에 다이제스트를 지정하여 이루어졌습니다.
      countsUntil | ‘%1’의 새 버전이 있습니다. 버전 %2에 대한 답변은 %3까지 유효합니다.
      migratedCounts | {이 앱의 이전 버전|이 제품의 이전 버전}에서 하신 ‘%1’ 버전 %2에 대한 답변은 계속 유효합니다.
      askFirst | ‘%1’ 버전 %2을(를) 읽어 주십시오.
      askChanged | ‘%1’이(가) 버전 %3에 답하신 이후 변경되었습니다. 버전 %2을(를) 읽어 주십시오.
      askChangedSinceUnknown | ‘%1’이(가) 변경되었습니다. 버전 %2을(를) 읽어 주십시오.
      askRenewal | ‘%1’에 답하신 지 시간이 지났습니다. 버전 %2을(를) 읽고 다시 답해 주십시오.
      askWithdrawn | ‘%1’에 대한 답변을 철회하셨습니다. 계속하려면 버전 %2을(를) 읽어 주십시오.
      askDamaged | ‘%1’에 대한 답변 기록이 손상되었습니다. 버전 %2을(를) 읽고 다시 답해 주십시오.
      wasDeclined | ‘%1’ 버전 %2을(를) 거부하셨습니다. 답변은 언제든지 바꿀 수 있습니다.
      wasWithdrawn | ‘%1’ 버전 %2에 대한 답변을 철회하셨습니다. 언제든지 다시 답할 수 있습니다.
      notForYou | ‘%1’에는 답하지 않아도 됩니다.
      nothingInForce | 현재 시행 중인 ‘%1’ 버전이 없습니다.
      ageNeeded | ‘%1’을(를) 표시하기 전에 나이에 관한 질문에 답해 주십시오.
      tooYoung | ‘%1’에 답할 수 없습니다. %2세 이상만 답할 수 있습니다.
      guardianNeeded | 부모 또는 보호자도 ‘%1’에 답해야 합니다.
      refusedOlder | 이 문서는 이전에 보신 것보다 오래되어 표시하지 않습니다. 나중에 다시 시도하거나 {앱을 업데이트하|이 페이지를 다시 불러오}십시오.
      refusedTwoVersions | 서로 다른 두 문서의 번호가 같아 둘 다 표시하지 않습니다. 게시자에게 알려 주십시오.
      refusedNumber | 이 문서의 번호가 마지막 번호보다 지나치게 커서 표시하지 않습니다. 게시자에게 알려 주십시오.
      refusedRewritten | 이 문서는 이전에 게시된 내용과 모순되어 표시하지 않습니다. 게시자에게 알려 주십시오.
      refusedUnverified | 이 문서가 게시자의 것인지 확인할 수 없어 표시하지 않습니다. 나중에 다시 시도하거나 {앱을 업데이트하|이 페이지를 다시 불러오}십시오.
      refusedRevoked | 이 문서에 서명한 키가 폐기되어 표시하지 않습니다. {앱을 업데이트하|이 페이지를 다시 불러오}거나 게시자에게 알려 주십시오.
      refusedTooNew | {앱이 너무 오래되어 문서를 표시할 수 없습니다. 업데이트하십시오|이 페이지가 너무 오래되어 문서를 표시할 수 없습니다. 다시 불러오십시오}.
      refusedForm | {이 문서는 앱이 알지 못하는|이 문서는 이 페이지가 알지 못하는} 형식이어서 표시하지 않습니다. {앱을 업데이트하|이 페이지를 다시 불러오}십시오.
      refusedOtherProduct | 이 문서는 다른 제품의 것이어서 표시하지 않습니다. {앱을 업데이트하|이 페이지를 다시 불러오}십시오.
      refusedNothing | 게시된 내용에 답할 문서가 없습니다. 게시자에게 알려 주십시오.
      refusedUnreadable | 문서를 읽을 수 없습니다. 나중에 다시 시도하거나 {앱을 업데이트하|이 페이지를 다시 불러오}십시오.
      noticeExpired | 이 문서의 새 버전이 %1까지 나왔어야 합니다. 오래된 버전을 보고 계실 수 있습니다.
      noticeDamaged | 기록의 일부가 손상되어 유효하지 않습니다.
      noticeShortened | 기록의 마지막 부분이 없습니다.
      noticeTorn | 기록의 마지막 항목이 완전하지 않아 유효하지 않습니다.
      noticeUnreadable | 기록의 일부를 읽을 수 없어 그 부분은 유효하지 않습니다.
      noticeClock | 이 기기의 시계가 %1보다 이전입니다. 시계가 잘못되었거나 문서 또는 기록의 날짜가 미래입니다.
      noticeTextChanged | 문서 ‘%1’의 버전 %2 본문은 답하실 때의 본문과 다릅니다.
      noticeUpcoming | ‘%1’ 버전 %2은(는) %3부터 적용됩니다.
      noticeLastGood | 현재 게시된 내용을 확인할 수 없습니다. 마지막으로 확인된 문서를 표시합니다.
      ageQuestion | 언제 태어나셨습니까?
      ageYear | 태어난 해
      ageMonth | 태어난 달
      ageBelow | %1세 미만
      ageBetween | %1세~%2세
      ageFrom | %1세 이상
      pageOf | %1 / %2
      keys | 화살표, 스페이스: 스크롤  Tab: 다음  s: 저장  p: 인쇄  d: 거부  ?: 도움말
      keysAtLength | 위, 아래, Page Up, Page Down, 스페이스, Home, End로 본문을 움직입니다.; Tab과 Shift+Tab으로 확인란, 버튼, 본문 사이를 이동합니다.; 스페이스 또는 Enter로 확인란을 선택하고 버튼을 누릅니다.; s는 본문을 파일로 저장하고, p는 인쇄합니다.; d는 거부합니다. Ctrl+C는 답하지 않고 나갑니다.
      windowTooSmall | 창이 너무 작아 본문과 질문을 함께 표시할 수 없습니다. 계속하려면 창을 키우십시오.
      nameLabel | 성명
      goOn | 계속
      back | 뒤로
      savedAs | %1(으)로 저장했습니다
      notSaved | %1(으)로 저장하지 못했습니다: %2
      printed | 프린터로 보냈습니다
      notPrinted | 아무것도 인쇄되지 않았습니다.
      unavailable | 문서를 표시할 수 없어 지금은 답할 수 없습니다.
      ageUse | 답변이 속한 나이 범위만 저장됩니다.
      moreLines | 계속 읽으려면 Enter를 누르십시오(남은 줄: %1):
      typeToAgree | 계속하려면 ‘%1’을(를) 입력하고 Enter를 누르십시오:
      typeToDecline | 거부하려면 ‘%1’을(를) 입력하십시오.
      plainCommands | "save"(저장), "print"(인쇄), "again"(처음부터 읽기), "decline"(거부)도 입력할 수 있습니다.
      declineConfirm | 거부하려면 "exit"를 입력하고, 본문을 다시 읽으려면 Enter를 누르십시오:
      refusedNoCrypto | 이 브라우저는 이 연결에서 문서를 검증할 수 없습니다. https로 이 페이지를 열어 주십시오.
      refusedNoEd25519 | 이 브라우저는 오래되어 누가 문서를 발행했는지 검증할 수 없습니다. 업데이트해 주십시오.
      refusedFramed | 이 페이지는 다른 사람의 페이지 안에 있으므로 여기서는 답할 수 없습니다.
      refusedOffline | 문서를 불러올 수 없습니다. 연결을 확인하고 다시 시도해 주십시오.
      refusedNotCarried | 지금은 다른 버전이 시행 중이며 이 파일에는 들어 있지 않습니다. 발행자가 공개한 곳에서 읽어 주세요.
      openWindow | 별도의 창에서 열기
      versionOf | 버전 %1
      asideYears | 연도를 네 자리로 입력해 주십시오
      settings | 설정
      about | 제품 정보
      copyright | 저작권
      license | 라이선스
      privacy | 개인정보 보호
      credits | 제작에 도움을 준 분들
      support | 지원
      receipt | 영수증 저장
      history | 기록
      close | 닫기
      withdrawQuestion | ‘%1’에 대한 답변을 철회하시겠습니까? 필수인 경우 계속하기 전에 다시 묻습니다.
      declinedOn | %3에 ‘%1’ 버전 %2을(를) 거부하셨습니다.
      withdrawnOn | %3에 ‘%1’에 대한 답변을 철회하셨습니다.
      guardianOn | %3에 부모 또는 보호자가 ‘%1’ 버전 %2을(를) 승인했습니다.
      resetAnswers | 모두 다시 묻기(테스트용)
      """)
}
