import AssentManifest

extension FrameWords {
  static let hebrew = FrameWords(
    labels: """
      contents | תוכן העניינים
      version | גרסה
      effective | בתוקף מיום
      published | פורסם
      updated | עדכון אחרון
      digest | גיבוב המילים
      words | מילים
      plainText | טקסט פשוט
      json | JSON
      skip | דילוג אל הטקסט
      copyLink | העתקת הקישור
      copied | הקישור הועתק
      licenseSummary | הרישיון בקצרה
      permissions | מותר
      conditions | תנאים
      limitations | מגבלות
      notLegalText | סיכום זה אינו חלק מההסכם.
      agreements | הסכמים
      documents | מסמכים
      print | הדפסה
      verify | כיצד לבדוק את הדף הזה
      minutes | דקות קריאה
      by | מאת
      license | רישיון
      eula | הסכם רישיון למשתמש קצה
      terms | תנאי שירות
      privacy | מדיניות פרטיות
      other | מסמך
      table | טבלה
      diagram | תרשים
      anchor | קישור לסעיף זה
      code | קוד
      source | טקסט המקור
      wideDiagram | רוחב השרטוט % עמודות. הוא מוצג בשלמותו בדף האינטרנט ובטקסט ברוחב הזה.
      linkTo | קישור אל %
      backTo | חזרה להפניה %
      scrollHint | רחב מהדף: יש לגלול הצידה
      languages | שפות
      translation | זהו תרגום. הנוסח המחייב: %
      history | היסטוריית הגרסאות
      versions | גרסאות
      versionsOf | גרסאות: %
      status | מצב
      until | עד
      change | שינוי
      material | מהותי
      editorial | עריכתי
      initial | גרסה ראשונה
      materialNote | ההסכמה מתבקשת מחדש.
      editorialNote | ההסכמה אינה מתבקשת מחדש.
      changeIdentical | הטקסט זהה
      changeMarkup | דבר לא השתנה מלבד העיצוב
      changeTypography | דבר לא השתנה מלבד אותיות רישיות, מירכאות, קווים, רווחים ועיצוב
      changeLinkTarget | דבר לא השתנה מלבד יעדי הקישורים וצורת הטקסט
      changeDateLine | דבר לא השתנה מלבד התאריך או הגרסה המצוינים בטקסט, יעדי הקישורים וצורת הטקסט
      changePunctuation | דבר לא השתנה מלבד סימני הפיסוק, המספור, התאריך או הגרסה המצוינים בטקסט, יעדי הקישורים וצורת הטקסט
      changeWording | הניסוח השתנה, בלי סימן לשינוי בזכויות או בחובות
      changeObligations | ייתכן שזכויות או חובות השתנו
      statusCurrent | בתוקף
      statusUpcoming | עתידית
      statusSuperseded | הוחלפה
      statusWithdrawn | בוטלה
      statusDraft | טיוטה
      inForceSince | בתוקף מ־%.
      takesEffect | תיכנס לתוקף ב־%.
      replacedFrom | גרסה % תחליף אותה ב־%.
      untilThen | עד אז חלה גרסה %.
      wasInForce | הייתה בתוקף מ־% עד %.
      replacedIt | גרסה % החליפה אותה.
      neverInForce | היא לא נכנסה לתוקף מעולם.
      withdrawnOn | בוטלה ב־%.
      reason | סיבה
      nowInForce | גרסה % בתוקף.
      noneInForce | אין גרסה בתוקף.
      draftNote | טיוטה זו לא פורסמה כגרסה ואינה בתוקף.
      graceUntil | מי שהסכימו לגרסה הקודמת יכולים להסכים לגרסה זו עד %.
      upcomingVersion | גרסה % תיכנס לתוקף ב־%.
      dayStart | הימים מתחילים בשעה \u{2066}00:00 UTC\u{2069}.
      asOf | נכון ל־%.
      dayTime | % בשעה %
      changesFrom | השינויים מאז גרסה %
      changesTo | השינויים עד גרסה %
      changesFromTo | השינויים מ־% ל־%
      before | לפני
      after | אחרי
      feed | עדכון גרסאות חדשות
      clauseHistory | השינויים לפי סעיפים
      changedIn | השתנה ב־%
      publisher | פורסם על ידי
      contact | יצירת קשר
      address | כתובת
      pageOf | עמוד % מתוך %
      permalink | הכתובת של גרסה זו
      audit | ביקורת
      auditOf | ביקורת: %
      timeline | ציר זמן
      timelineNote | שורה לכל גרסה, החדשה ראשונה; אותו הדבר כתוב להלן במילים.
      graceDays | ימי מעבר
      grace | תקופת מעבר
      sourceDigest | תקציר המקור
      bindingText | הנוסח המחייב
      declared | השינוי המוצהר
      comparison | השוואת הנוסחים
      signals | מה הכריע
      releasedBy | פורסם בידי
      gitRevision | גרסת Git
      approved | אושר
      corrected | תוקן
      summary | תמצית
      acceptanceRevision | מהדורת הסכמה
      ledger | הפנקס
      ledgerHead | תקציר השורה האחרונה
      checkByHand | כיצד לבדוק זאת ידנית
      checkFiles | כל הקבצים של הסכם זה, בתיקייה של manifest.json:
      checkSources | הנוסחים כפי שפורסמו, בתיקיית התוכן:
      checkSignature | חתימת המניפסט:
      noKey | המפרסם אינו מודיע על מפתח חתימה.
      keyNote | דף אינו יכול לערוב למפתח של עצמו: השוו אותו למפתח שהגיע אליכם בדרך אחרת.
      signingKey | מפתח חתימה
      recoveryKey | מפתח שחזור
      validUntil | בתוקף עד %
      auditLimits | כל הימים הם כפי שציין המפרסם. רק נקודת בדיקה או חותמת זמן שאחרים שמרו מראה ששורה בפנקס הייתה קיימת ביום מסוים.
      gate | קריאה ואישור
      gateOpen | לא נותר כאן מה לאשר.
      gatePlain | הסקריפט שמבקש את האישור לא פעל. אלה הנוסחים החלים כעת.
      gatePrint | דף זה אינו רושם דבר מעצמו. יש למלא את הפרטים הבאים, להדפיס את הדף, לחתום עליו ולשלוח אותו אל %.
      gatePrintAlone | דף זה אינו רושם דבר מעצמו. יש למלא את הפרטים הבאים, להדפיס את הדף, לחתום עליו ולשלוח אותו אל המפרסם.
      gateSend | דף זה אינו רושם דבר מעצמו. הפרטים שימולאו נשלחים אל %.
      fullName | שם מלא
      day | תאריך
      signature | חתימה
      send | שליחה
      """,
    phrases: """
      commercial | שימוש מסחרי
      share | העתקה והעברה לאחרים
      change | שינוי ועיבוד
      private | שימוש פרטי
      patent | שימוש בפטנטים של התורמים
      bundle | צירוף לתוכנות אחרות ומכירת המכלול
      link | קישור מתוכנות ברישיונות אחרים
      notice | לשמור את הודעות זכויות היוצרים והרישיון
      source-notice | לשמור את ההודעות בקוד המקור; בקבצים בינאריים אין בהן צורך
      credit | לציין את היוצר ולקשר אל הרישיון
      mark-changes | לציין מה שונה
      notice-file | לצרף את הקובץ NOTICE
      source | להציע את קוד המקור
      network-source | להציע את קוד המקור למשתמשים דרך הרשת
      same | להעביר שינויים באותו רישיון
      same-file | להשאיר קבצים ששונו באותו רישיון
      same-library | להשאיר את הספרייה ואת שינוייה באותו רישיון
      relink | לאפשר למשתמשים להחליף את הספרייה ביצירה המשולבת
      name | לא להשתמש בשמות שמורים לגרסאות ששונו
      not-alone | לא למכור את הגופן לבדו
      no-locks | לא להוסיף חסימות טכניות או תנאים נוספים
      misrepresent | לא להתחזות ליוצר המקור
      no-warranty | ללא אחריות לטיב
      no-liability | ללא חבות של היוצרים
      no-trademark | ללא זכות בסימני מסחר
      no-patent | ללא זכות בפטנטים
      no-endorsement | ללא שימוש בשמות היוצרים לקידום מוצרים
      no-privacy | ללא ויתור על זכויות הפרטיות או הפרסום של אחרים
      non-commercial | ללא שימוש מסחרי
      no-changes | ללא שיתוף של גרסאות ששונו
      indemnify | מפיצים מסחריים נושאים באחריות במקום שאר התורמים
      """)
}
