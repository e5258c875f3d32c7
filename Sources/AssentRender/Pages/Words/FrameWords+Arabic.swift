import AssentManifest

extension FrameWords {
  static let arabic = FrameWords(
    labels: """
      contents | المحتويات
      version | الإصدار
      effective | تاريخ السريان
      published | تاريخ النشر
      updated | آخر تحديث
      digest | بصمة الكلمات
      words | الكلمات
      plainText | نص عادي
      json | JSON
      skip | انتقل إلى النص
      copyLink | انسخ الرابط
      copied | نُسخ الرابط
      licenseSummary | ملخص الترخيص
      permissions | مسموح
      conditions | مطلوب
      limitations | القيود
      notLegalText | هذا الملخص ليس جزءًا من الاتفاقية.
      agreements | الاتفاقيات
      documents | المستندات
      print | طباعة
      verify | كيفية التحقق من هذه الصفحة
      minutes | دقيقة للقراءة
      by | من
      license | الترخيص
      eula | اتفاقية ترخيص المستخدم النهائي
      terms | شروط الخدمة
      privacy | سياسة الخصوصية
      other | مستند
      table | جدول
      diagram | رسم تخطيطي
      anchor | رابط إلى هذا القسم
      code | شيفرة
      source | المصدر
      wideDiagram | عرض الرسم % عمودًا. يظهر كاملًا في صفحة الويب وفي نص بهذا العرض.
      linkTo | رابط إلى %
      backTo | العودة إلى الإحالة %
      scrollHint | أعرض من الصفحة: مرّر جانبيًا
      languages | اللغات
      translation | هذا النص ترجمة، والنص المعتمد هو: %
      history | سجل الإصدارات
      versions | الإصدارات
      versionsOf | الإصدارات: %
      status | الحالة
      until | حتى
      change | التغيير
      material | جوهري
      editorial | تحريري
      initial | الإصدار الأول
      materialNote | تُطلب الموافقة من جديد.
      editorialNote | لا تُطلب الموافقة من جديد.
      changeIdentical | النص هو نفسه
      changeMarkup | لم يتغير شيء سوى التنسيق
      changeTypography | لم يتغير شيء سوى حالة الأحرف وعلامات الاقتباس والشرطات والمسافات والتنسيق
      changeLinkTarget | لم يتغير شيء سوى وجهات الروابط وشكل النص
      changeDateLine | لم يتغير شيء سوى التاريخ أو الإصدار المذكور في النص ووجهات الروابط وشكل النص
      changePunctuation | لم يتغير شيء سوى علامات الترقيم والترقيم التسلسلي والتاريخ أو الإصدار المذكور في النص ووجهات الروابط وشكل النص
      changeWording | تغيرت الصياغة دون ما يدل على تغير الحقوق أو الواجبات
      changeObligations | ربما تغيرت حقوق أو واجبات
      statusCurrent | ساري المفعول
      statusUpcoming | قادم
      statusSuperseded | مستبدل
      statusWithdrawn | مسحوب
      statusDraft | مسودة
      inForceSince | ساري المفعول منذ %.
      takesEffect | يسري اعتبارًا من %.
      replacedFrom | يحل الإصدار % محله اعتبارًا من %.
      untilThen | وحتى ذلك الحين يُطبق الإصدار %.
      wasInForce | كان ساري المفعول من % إلى %.
      replacedIt | حل محله الإصدار %.
      neverInForce | لم يدخل حيز النفاذ قط.
      withdrawnOn | سُحب في %.
      reason | السبب
      nowInForce | الإصدار الساري هو %.
      noneInForce | لا يوجد إصدار ساري المفعول.
      draftNote | هذه المسودة لم تصدر وليست سارية المفعول.
      graceUntil | لمن وافق على الإصدار السابق مهلة حتى % للموافقة على هذا الإصدار.
      upcomingVersion | يسري الإصدار % اعتبارًا من %.
      dayStart | تبدأ الأيام عند الساعة \u{2066}00:00 UTC\u{2069}.
      asOf | الوضع في %.
      dayTime | %، %
      changesFrom | التغييرات منذ الإصدار %
      changesTo | التغييرات حتى الإصدار %
      changesFromTo | التغييرات من % إلى %
      before | قبل التغيير
      after | بعد التغيير
      feed | موجز الإصدارات الجديدة
      clauseHistory | التغييرات بحسب البنود
      changedIn | تغير في %
      publisher | الناشر
      contact | للتواصل
      address | العنوان
      pageOf | صفحة % من %
      permalink | عنوان هذا الإصدار
      audit | التدقيق
      auditOf | تدقيق: %
      timeline | الخط الزمني
      timelineNote | صف لكل إصدار، الأحدث أولاً؛ والمحتوى نفسه مكتوب أدناه بالكلمات.
      graceDays | أيام المهلة
      grace | فترة المهلة
      sourceDigest | بصمة المصدر
      bindingText | النص الملزم
      declared | التغيير المعلن
      comparison | مقارنة النصين
      signals | ما حسم التصنيف
      releasedBy | أصدره
      gitRevision | مراجعة Git
      approved | تمت الموافقة
      corrected | تم التصحيح
      summary | الملخص
      acceptanceRevision | رقم مراجعة القبول
      ledger | السجل
      ledgerHead | بصمة السطر الأخير
      checkByHand | كيفية التحقق من ذلك يدوياً
      checkFiles | جميع ملفات هذه الاتفاقية، في مجلد الملف manifest.json:
      checkSources | النصوص كما أُصدرت، في مجلد المحتوى:
      checkSignature | توقيع البيان:
      noKey | لا يعلن الناشر أي مفتاح للتوقيع.
      keyNote | لا يمكن لصفحة أن تضمن مفتاحها: قارنه بمفتاح وصلك من طريق آخر.
      signingKey | مفتاح التوقيع
      recoveryKey | مفتاح الاسترداد
      validUntil | صالح حتى %
      auditLimits | جميع التواريخ كما ذكرها الناشر. ولا يثبت وجود سطر من السجل في يوم معين إلا نقطة تحقق أو طابع زمني احتفظ به آخرون.
      gate | القراءة والقبول
      gateOpen | لم يبقَ هنا ما يلزم قبوله.
      gatePlain | لم يعمل البرنامج النصي الذي يطلب القبول. هذه هي النصوص السارية الآن.
      gatePrint | لا تسجّل هذه الصفحة شيئًا من تلقاء نفسها. املأ ما يلي، واطبع الصفحة، ووقّعها، وأرسلها إلى %.
      gatePrintAlone | لا تسجّل هذه الصفحة شيئًا من تلقاء نفسها. املأ ما يلي، واطبع الصفحة، ووقّعها، وأرسلها إلى الناشر.
      gateSend | لا تسجّل هذه الصفحة شيئًا من تلقاء نفسها. يُرسل ما تملؤه إلى %.
      fullName | الاسم الكامل
      day | التاريخ
      signature | التوقيع
      send | إرسال
      """,
    phrases: """
      commercial | الاستخدام التجاري
      share | النسخ والنقل إلى الغير
      change | التعديل والاقتباس
      private | الاستخدام الخاص
      patent | استخدام براءات اختراع المساهمين
      bundle | الضم إلى برامج أخرى وبيع المجموعة
      link | الربط من برامج ذات تراخيص أخرى
      notice | الإبقاء على إشعارات حقوق النشر والترخيص
      source-notice | الإبقاء على الإشعارات في المصدر؛ ولا تلزم في الملفات التنفيذية
      credit | ذكر المؤلف ووضع رابط إلى الترخيص
      mark-changes | بيان ما جرى تعديله
      notice-file | إرفاق ملف NOTICE
      source | إتاحة الشيفرة المصدرية
      network-source | إتاحة الشيفرة المصدرية لمن يستخدم العمل عبر الشبكة
      same | نقل التعديلات بالترخيص نفسه
      same-file | إبقاء الملفات المعدلة تحت الترخيص نفسه
      same-library | إبقاء المكتبة وتعديلاتها تحت الترخيص نفسه
      relink | تمكين المستخدمين من استبدال المكتبة في العمل المجمع
      name | عدم استخدام الأسماء المحجوزة للنسخ المعدلة
      not-alone | عدم بيع الخط وحده
      no-locks | عدم إضافة أقفال تقنية أو شروط أخرى
      misrepresent | عدم ادعاء تأليف الأصل
      no-warranty | دون ضمان
      no-liability | دون مسؤولية على المؤلفين
      no-trademark | لا حقوق في العلامات التجارية
      no-patent | لا حقوق في براءات الاختراع
      no-endorsement | عدم استخدام أسماء المؤلفين للترويج للمنتجات
      no-privacy | لا تنازل عن حقوق الآخرين في الخصوصية والصورة
      non-commercial | يُمنع الاستخدام التجاري
      no-changes | تُمنع مشاركة النسخ المعدلة
      indemnify | يتحمل الموزعون التجاريون المسؤولية عن بقية المساهمين
      """)
}
