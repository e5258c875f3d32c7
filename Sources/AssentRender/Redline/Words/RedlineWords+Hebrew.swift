import AssentManifest

extension RedlineWords {
  static let hebrew: TableText = """
    title | השינויים מ־% אל %
    list | השינויים לפי סעיפים
    clause | סעיף
    change | שינוי
    words | מה השתנה
    unchanged | סעיפים ללא שינוי: %
    more | ועוד %
    section | סעיף %
    opening | לפני הסעיף הראשון
    passage | קטע מתוך %
    data | תיאור המסמך
    added | נוסף
    removed | נמחק
    split | פוצל
    joined | אוחד
    moved | הועבר
    renumbered | מוספר מחדש
    changed | שונה
    formerly | קודם: %
    movedFromTo | הועבר מ־% אל %
    movedWithin | הועבר בתוך %
    movedAfter | קודם אחרי %, כעת אחרי %
    movedToFirst | קודם אחרי %, כעת בהתחלה
    movedFromFirst | קודם בהתחלה, כעת אחרי %
    dividedInto | % פוצל אל %
    joinedFrom | % אוחדו אל %
    wordCount | מילים: %
    insertedMark | נוסף:
    deletedMark | נמחק:
    endMark | סוף
    addedParagraph | נוסף:
    removedParagraph | נמחק:
    breakAdded | פסקה חדשה
    breakRemoved | הוסר סוף פסקה
    same | פסקאות ללא שינוי: %
    old | הנוסח הישן
    new | הנוסח החדש
    inOld | בנוסח הישן
    inNew | בנוסח החדש
    noWords | המילים זהות.
    identical | שני הנוסחים זהים.
    term | מונח מוגדר
    amount | מספר
    date | תאריך
    link-target | יעד הקישור
    reference | הפניה
    punctuation | פיסוק
    spelling | כתיב
    markup | עיצוב
    signal.modal | חובה או זכות
    signal.negation | שלילה
    signal.exception | חריג
    signal.scope | היקף
    signal.discretion | שיקול דעת
    signal.amount | סכום
    signal.duration | זמן
    signal.party | צד
    signal.governing-law | הדין החל
    signal.liability | אחריות
    signal.warranty | אחריות לטיב
    signal.termination | סיום
    signal.data | נתונים
    signal.definition | הגדרה
    signal.reference-target | יעד הפניה
    signal.list-item | פריט ברשימה
    signal.clause | סעיף
    signal.name | שם
    signal.order | סדר
    signal.statement | קביעה
    signal.binding-sentence | משפט מחייב
    signal.resource | קובץ
    signal.binding-language | השפה המחייבת
    signal.unknown-language | שפה לא מוכרת
    signal.deleted | נמחק „%”
    signal.inserted | נוסף „%”
    signal.becomes | „%” הוחלף ב־„%”
    signal.otherDefinition | „%” מוגדר אחרת
    signal.otherTarget | „%” אינו מציין עוד את אותו סעיף
    signal.otherOrder | מילות „%” בסדר אחר
    signal.otherContents | „%” בעל תוכן אחר
    signal.elsewhere | הועבר „%”
    signal.notJudged | לא הוערך „%”
    """
}
