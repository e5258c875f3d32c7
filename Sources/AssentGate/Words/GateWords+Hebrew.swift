import AssentManifest

extension GateWords {
  /// The sentences of a gate in Hebrew.
  public static let hebrew = GateWords(
    language: "he",
    table: """
      agreementStatement | קראתי את „%1”, גרסה %2, ואני מסכים/ה.
      agreementBox | אני מסכים/ה
      agreementAccept | הסכמה
      acknowledgementStatement | קראתי את „%1”, גרסה %2.
      acknowledgementBox | קראתי
      acknowledgementAccept | אישור שקראתי
      consentStatement | אני נותן/ת את הסכמתי ל„%1”, גרסה %2.
      consentBox | אני נותן/ת את הסכמתי
      consentAccept | מתן הסכמה
      guardianAgreementStatement | אני הורה או אפוטרופוס של מי שמשתמש במוצר זה, ואני מסכים/ה בשמו ל„%1”, גרסה %2.
      guardianAcknowledgementStatement | אני הורה או אפוטרופוס של מי שמשתמש במוצר זה, וקראתי את „%1”, גרסה %2.
      guardianConsentStatement | אני הורה או אפוטרופוס של מי שמשתמש במוצר זה, ואני נותן/ת בשמו את הסכמתי ל„%1”, גרסה %2.
      decline | סירוב
      reviewAgain | עיון חוזר
      exit | יציאה
      notNow | לא עכשיו
      retry | ניסיון נוסף
      print | הדפסה
      save | שמירה
      scrollToContinue | יש לגלול עד הסוף כדי להמשיך
      progress | נקראו %1%
      tickToContinue | יש לסמן את התיבה כדי להמשיך
      typeYourName | יש להקליד שם מלא כדי לחתום
      declineQuestion | לסרב ל„%1”? בלי זה אי אפשר להמשיך.
      whatChanged | מה השתנה מאז גרסה %1
      comparedOld | תשובתך האחרונה ניתנה לגרסה %1, בתוקף מ־%2
      comparedNew | בתוקף כעת: גרסה %1, מ־%2
      noComparison | המפרסם אינו מציע השוואה בין שתי הגרסאות
      changedMost | השינוי הגדול ביותר
      unchangedClauses | סעיפים ללא שינוי: %1
      clauseAdded | חדש
      clauseRemoved | הוסר
      clauseMoved | הועבר
      clauseSplit | פוצל
      clauseJoined | אוחד
      clauseFormerly | לשעבר %1
      clauseMeantOther | „%1” אינו מציין עוד את אותו סעיף
      beforeFirstClause | לפני הסעיף הראשון
      wordsDeleted | נמחק
      wordsInserted | נוסף
      summaryOfLastStep | על גרסה %1 אומר המפרסם: %2
      comparisonUnreadable | לא ניתן היה לקרוא או לאמת את ההשוואה בין שתי הגרסאות
      versionWithdrawn | גרסה %1 בוטלה ב־%2: %3
      publishedBy | פורסם על ידי: %1
      notStoredAskedAgain | לא ניתן היה לשמור את תשובתך. אפשר להמשיך כעת, והשאלה תוצג שוב {בהפעלה הבאה|בפתיחה הבאה של דף זה}.
      notStoredNotCounted | לא ניתן היה לשמור את תשובתך, ולכן היא עדיין לא נחשבת. יש לנסות שוב.
      showText | הצגת הטקסט המלא
      withdraw | ביטול
      endOfText | סוף הטקסט
      agreedOn | הסכמת ל„%1”, גרסה %2, ב־%3.
      readOn | אישרת ב־%3 שקראת את „%1”, גרסה %2.
      consentedOn | נתת את הסכמתך ל„%1”, גרסה %2, ב־%3.
      namedAgreement | „%1”, גרסה %2, התקבל ב־%3 באמצעות ציון תקציר הגיבוב שלו.
      namedAcknowledgement | ידיעה על „%1”, גרסה %2, אושרה ב־%3 באמצעות ציון תקציר הגיבוב שלו.
      namedConsent | הסכמה ל„%1”, גרסה %2, ניתנה ב־%3 באמצעות ציון תקציר הגיבוב שלו.
      countsUntil | יש גרסה חדשה של „%1”. תשובתך לגרסה %2 נחשבת עד %3.
      migratedCounts | תשובתך ל„%1”, גרסה %2, {בגרסה קודמת של היישום|בגרסה קודמת של המוצר} עדיין נחשבת.
      askFirst | נא לקרוא את „%1”, גרסה %2.
      askChanged | „%1” השתנה מאז תשובתך לגרסה %3. נא לקרוא את גרסה %2.
      askChangedSinceUnknown | „%1” השתנה. נא לקרוא את גרסה %2.
      askRenewal | תשובתך ל„%1” ניתנה לפני זמן מה. נא לקרוא את גרסה %2 ולהשיב שוב.
      askWithdrawn | ביטלת את תשובתך ל„%1”. נא לקרוא את גרסה %2 אם ברצונך להמשיך.
      askDamaged | הרישום של תשובתך ל„%1” פגום. נא לקרוא את גרסה %2 ולהשיב שוב.
      wasDeclined | סירבת ל„%1”, גרסה %2. אפשר לשנות את התשובה בכל עת.
      wasWithdrawn | ביטלת את תשובתך ל„%1”, גרסה %2. אפשר להשיב שוב בכל עת.
      notForYou | אין צורך להשיב על „%1”.
      nothingInForce | אף גרסה של „%1” אינה בתוקף כעת.
      ageNeeded | לפני ש„%1” יוצג, נא להשיב על שאלה על גילך.
      tooYoung | אין באפשרותך להשיב על „%1”. הגיל המינימלי: %2.
      guardianNeeded | גם הורה או אפוטרופוס צריך להשיב על „%1”.
      refusedOlder | טקסט זה ישן מזה שראית קודם, ולכן אינו מוצג. יש לנסות מאוחר יותר או {לעדכן את היישום|לטעון את הדף מחדש}.
      refusedTwoVersions | לשני טקסטים שונים יש אותו מספר, ולכן אף אחד מהם אינו מוצג. נא להודיע למפרסם.
      refusedNumber | המספר של טקסט זה גבוה בהרבה מהאחרון, ולכן אינו מוצג. נא להודיע למפרסם.
      refusedRewritten | טקסט זה סותר את מה שפורסם קודם, ולכן אינו מוצג. נא להודיע למפרסם.
      refusedUnverified | לא ניתן היה לאמת שטקסט זה בא מהמפרסם, ולכן אינו מוצג. יש לנסות מאוחר יותר או {לעדכן את היישום|לטעון את הדף מחדש}.
      refusedRevoked | המפתח שחתם על טקסט זה בוטל, ולכן אינו מוצג. יש {לעדכן את היישום|לטעון את הדף מחדש} או להודיע למפרסם.
      refusedTooNew | {היישום ישן מכדי להציג את הטקסט. נא לעדכן אותו|הדף ישן מכדי להציג את הטקסט. נא לטעון אותו מחדש}.
      refusedForm | לטקסט זה {צורה שהיישום אינו מכיר|צורה שהדף אינו מכיר}, ולכן אינו מוצג. יש {לעדכן את היישום|לטעון את הדף מחדש}.
      refusedOtherProduct | טקסט זה שייך למוצר אחר, ולכן אינו מוצג. נא {לעדכן את היישום|לטעון את הדף מחדש}.
      refusedNothing | מה שפורסם אינו נוקב בטקסט שיש להשיב עליו. נא להודיע למפרסם.
      refusedUnreadable | לא ניתן לקרוא את הטקסט. יש לנסות מאוחר יותר או {לעדכן את היישום|לטעון את הדף מחדש}.
      noticeExpired | גרסה חדשה יותר של טקסט זה הייתה אמורה להתפרסם עד %1. ייתכן שמוצגת גרסה ישנה.
      noticeDamaged | חלק מהרישום שלך פגום ואינו נחשב.
      noticeShortened | החלק האחרון של הרישום שלך חסר.
      noticeTorn | השורה האחרונה ברישום שלך אינה שלמה ואינה נחשבת.
      noticeUnreadable | לא ניתן לקרוא חלק מהרישום שלך, והוא אינו נחשב.
      noticeClock | השעון של מכשיר זה מראה זמן לפני %1: הוא שגוי, או שטקסט או רישום נושאים תאריך עתידי.
      noticeTextChanged | הטקסט של גרסה %2 של המסמך „%1” אינו עוד זה שעליו השבת.
      noticeUpcoming | גרסה %2 של „%1” תחול החל מ־%3.
      noticeLastGood | לא ניתן היה לאמת את מה שמפורסם כעת. מוצגים הטקסטים האחרונים שאומתו.
      ageQuestion | מתי נולדת?
      ageYear | שנת לידה
      ageMonth | חודש לידה
      ageBelow | מתחת לגיל %1
      ageBetween | מגיל %1 עד %2
      ageFrom | גיל %1 ומעלה
      pageOf | %1 מתוך %2
      keys | חצים, רווח: גלילה  Tab: הבא  s: שמירה  p: הדפסה  d: סירוב  ?: עזרה
      keysAtLength | חצים למעלה ולמטה, Page Up, Page Down, רווח, Home ו־End מזיזים את הטקסט.; Tab ו־Shift+Tab מובילים אל התיבה, הלחצנים ובחזרה אל הטקסט.; רווח או Enter מסמן את התיבה ולוחץ על לחצן.; s שומר את הטקסט בקובץ, p מדפיס אותו.; d מסרב. Ctrl+C יוצא בלי תשובה.
      windowTooSmall | החלון קטן מכדי להציג את הטקסט יחד עם השאלה. יש להגדיל אותו כדי להמשיך.
      nameLabel | שם מלא
      goOn | המשך
      back | חזרה
      savedAs | נשמר בשם %1
      notSaved | לא נשמר בשם %1: %2
      printed | נשלח למדפסת
      notPrinted | דבר לא הודפס.
      unavailable | לא ניתן להציג את הטקסט, ולכן אי אפשר להשיב עליו כעת.
      ageUse | נשמר רק טווח הגילים שבו נמצאת תשובתך.
      moreLines | יש להקיש Enter כדי להמשיך לקרוא (נותרו %1 שורות):
      typeToAgree | יש להקליד „%1” ולהקיש Enter כדי להמשיך:
      typeToDecline | כדי לסרב יש להקליד „%1”.
      plainCommands | אפשר גם להקליד "save" (שמירה), "print" (הדפסה), "again" (קריאה מההתחלה) או "decline" (סירוב).
      declineConfirm | יש להקליד "exit" כדי לסרב, או להקיש Enter כדי לעיין שוב בטקסט:
      refusedNoCrypto | דפדפן זה אינו יכול לאמת את הטקסט בחיבור הזה. יש לפתוח את הדף באמצעות https.
      refusedNoEd25519 | דפדפן זה ישן מכדי לאמת מי פרסם את הטקסט. יש לעדכן אותו.
      refusedFramed | דף זה נמצא בתוך דף של מישהו אחר, ולכן אי אפשר להשיב בו.
      refusedOffline | לא ניתן היה לטעון את הטקסט. יש לבדוק את החיבור ולנסות שוב.
      refusedNotCarried | כעת בתוקף גרסה אחרת, והקובץ הזה אינו כולל אותה. יש לקרוא אותה במקום שבו המפרסם מפרסם אותה.
      openWindow | פתיחה בחלון נפרד
      versionOf | גרסה %1
      asideYears | יש להזין שנה בארבע ספרות
      settings | הגדרות
      about | אודות המוצר
      copyright | זכויות יוצרים
      license | רישיון
      privacy | פרטיות
      credits | תודות
      support | תמיכה
      receipt | שמירת הקבלה
      history | היסטוריה
      close | סגירה
      withdrawQuestion | לבטל את תשובתך ל„%1”? אם היא נדרשת, השאלה תוצג שוב לפני שאפשר יהיה להמשיך.
      declinedOn | סירבת ל„%1”, גרסה %2, בתאריך %3.
      withdrawnOn | ביטלת את תשובתך ל„%1” בתאריך %3.
      guardianOn | הורה או אפוטרופוס אישר את „%1”, גרסה %2, בתאריך %3.
      resetAnswers | לשאול שוב על הכול (לבדיקה)
      """)
}
