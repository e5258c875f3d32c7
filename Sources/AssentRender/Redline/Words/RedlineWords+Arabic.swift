import AssentManifest

extension RedlineWords {
  static let arabic: TableText = """
    title | التغييرات من % إلى %
    list | التغييرات بحسب البنود
    clause | البند
    change | التغيير
    words | ما الذي تغيّر
    unchanged | البنود دون تغيير: %
    more | وغير ذلك: %
    section | البند %
    opening | قبل البند الأول
    passage | جزء من %
    data | رأس المستند
    added | مضاف
    removed | محذوف
    split | مقسّم
    joined | مدمج
    moved | منقول
    renumbered | أعيد ترقيمه
    changed | معدَّل
    formerly | سابقًا %
    movedFromTo | نُقل من % إلى %
    movedWithin | نُقل ضمن %
    movedAfter | سابقًا بعد %، والآن بعد %
    movedToFirst | سابقًا بعد %، والآن في البداية
    movedFromFirst | سابقًا في البداية، والآن بعد %
    dividedInto | قُسّم % إلى %
    joinedFrom | دُمج % في %
    wordCount | الكلمات: %
    insertedMark | إضافة:
    deletedMark | حذف:
    endMark | انتهى
    addedParagraph | أُضيف:
    removedParagraph | حُذف:
    breakAdded | فقرة جديدة هنا
    breakRemoved | حُذف الفصل بين الفقرتين
    same | الفقرات دون تغيير: %
    old | النص القديم
    new | النص الجديد
    inOld | في النص القديم
    inNew | في النص الجديد
    noWords | الكلمات هي نفسها.
    identical | النصان متطابقان.
    term | مصطلح معرَّف
    amount | رقم
    date | تاريخ
    link-target | وجهة الرابط
    reference | إحالة
    punctuation | علامات الترقيم
    spelling | كتابة مختلفة
    markup | التنسيق
    signal.modal | إلزام أو حق
    signal.negation | نفي
    signal.exception | استثناء
    signal.scope | نطاق
    signal.discretion | تقدير
    signal.amount | مبلغ
    signal.duration | مدة أو تاريخ
    signal.party | طرف
    signal.governing-law | القانون الواجب التطبيق
    signal.liability | مسؤولية
    signal.warranty | ضمان
    signal.termination | إنهاء
    signal.data | بيانات
    signal.definition | تعريف
    signal.reference-target | هدف إحالة
    signal.list-item | عنصر قائمة
    signal.clause | بند
    signal.name | اسم
    signal.order | ترتيب
    signal.statement | عبارة
    signal.binding-sentence | جملة ملزمة
    signal.resource | ملف
    signal.binding-language | اللغة الملزمة
    signal.unknown-language | لغة غير معروفة
    signal.deleted | حُذف «%»
    signal.inserted | أُدرج «%»
    signal.becomes | «%» صار «%»
    signal.otherDefinition | «%» له تعريف آخر
    signal.otherTarget | «%» لم يعد يعني البند نفسه
    signal.otherOrder | كلمات «%» بترتيب آخر
    signal.otherContents | «%» له محتوى آخر
    signal.elsewhere | نُقل «%»
    signal.notJudged | لم يُقيَّم «%»
    """
}
