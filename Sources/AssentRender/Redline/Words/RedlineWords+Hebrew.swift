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
    """
}
