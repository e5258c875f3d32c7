/// The elements and attributes of SVG that draw, and neither run nor load anything.
///
/// From SVG 1.1 and 2, Filter Effects 1, CSS Masking 1 and SVG Animations 2; with some that editors
/// write and browsers overlook. A name is refused unless it stands here.
enum SVGVocabulary {
  static let svg = "http://www.w3.org/2000/svg"
  static let xlink = "http://www.w3.org/1999/xlink"

  static let elements = names(
    """
    svg g defs symbol use image switch a view style title desc metadata
    path rect circle ellipse line polyline polygon text tspan textPath
    linearGradient radialGradient stop pattern clipPath mask marker
    filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
    feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
    feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
    feSpecularLighting feSpotLight feTile feTurbulence
    animate animateTransform animateMotion mpath set
    """)

  /// Elements that hold nothing but text.
  static let texts = names("title desc metadata style")

  /// Attributes that an animation may change: properties and measures, and none with an address.
  static let animatable = names(
    """
    alignment-baseline background-color baseline-shift clip clip-path clip-rule color
    color-interpolation color-interpolation-filters color-profile color-rendering cursor direction
    display dominant-baseline enable-background fill fill-opacity fill-rule filter flood-color
    flood-opacity font font-family font-feature-settings font-kerning font-size font-size-adjust
    font-stretch font-style font-variant font-variation-settings font-weight
    glyph-orientation-horizontal glyph-orientation-vertical image-rendering inline-size isolation
    kerning letter-spacing lighting-color line-height marker marker-end marker-mid marker-start mask
    mask-type mix-blend-mode opacity overflow paint-order pointer-events shape-inside
    shape-rendering solid-color solid-opacity stop-color stop-opacity stroke stroke-dasharray
    stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width
    text-align text-align-last text-anchor text-decoration text-overflow text-rendering
    transform transform-box transform-origin unicode-bidi vector-effect visibility white-space
    word-spacing writing-mode

    amplitude azimuth baseFrequency bias cx cy d diffuseConstant divisor dx dy edgeMode elevation
    exponent fr fx fy gradientTransform gradientUnits height in in2 intercept k1 k2 k3 k4
    kernelMatrix kernelUnitLength lengthAdjust limitingConeAngle markerHeight markerUnits
    markerWidth maskContentUnits maskUnits method mode numOctaves offset operator order orient
    pathLength patternContentUnits patternTransform patternUnits points pointsAtX pointsAtY
    pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY result rotate rx
    ry scale seed slope spacing specularConstant specularExponent spreadMethod startOffset
    stdDeviation stitchTiles surfaceScale tableValues targetX targetY textLength type values viewBox
    width x x1 x2 xChannelSelector y y1 y2 yChannelSelector z filterUnits clipPathUnits
    """)

  /// Attributes without a namespace whose value may name a resource: all are read as CSS.
  static let attributes = animatable.union(
    names(
      """
      style attributeName attributeType accumulate additive begin by calcMode dur end fill from
      keyPoints keySplines keyTimes max min origin path repeatCount repeatDur restart to side
      baseProfile contentStyleType externalResourcesRequired filterRes focusable media nav-next
      nav-prev requiredExtensions requiredFeatures role tabindex target version viewTarget
      zoomAndPan crossorigin decoding fetchpriority p-id t overflow-clip-margin
      """))

  /// Attributes that hold text, which nothing interprets.
  static let textAttributes = names("id class lang title alt name hreflang rel systemLanguage")

  /// The attributes of XLink beside `href`; of those that say where to, none.
  static let xlinkAttributes = names("type title show actuate")

  static let xmlAttributes = names("space lang")

  private static func names(_ list: String) -> Set<String> {
    Set(list.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
