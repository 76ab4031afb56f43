const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Elements of a drawing that neither run nor load anything by themselves. Metadata is none of them. */
export const drawingElements = words(`
  svg g defs symbol use a switch view title desc style
  path rect circle ellipse line polyline polygon image text tspan textPath tref foreignObject
  linearGradient radialGradient stop pattern clipPath mask marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence
  animate animateColor animateMotion animateTransform set mpath
  font font-face glyph missing-glyph hkern vkern
`);

export const animations = words('animate animateColor animateMotion animateTransform set');

/** Elements that only make sense with a reference. */
export const referring = words('use image feImage mpath tref');

/** Elements of text within a drawing. */
export const textElements = words(`
  html body div p span br b i em strong u s sub sup small big code pre kbd samp q cite blockquote hr
  ul ol li dl dt dd table caption thead tbody tfoot tr td th h1 h2 h3 h4 h5 h6 center font label figure figcaption
  section article header footer nobr wbr
`);

export const textAttributes = words(
  'align class color colspan dir face height lang rowspan size style title valign width',
);

/** Attributes of a drawing that hold neither a reference nor a script. */
export const drawingAttributes = words(`
  accent-height accumulate additive alignment-baseline alphabetic amplitude arabic-form ascent attributeName attributeType
  azimuth baseFrequency baseline-shift baseProfile bbox begin bias by calcMode cap-height class clip clip-path clip-rule
  clipPathUnits color color-interpolation color-interpolation-filters color-profile color-rendering cx cy d
  descent diffuseConstant direction display divisor dominant-baseline dur dx dy edgeMode elevation enable-background end
  exponent fill fill-opacity fill-rule filter filterRes filterUnits flood-color flood-opacity focusable font-family
  font-feature-settings font-kerning font-size font-size-adjust font-stretch font-style font-variant font-variation-settings
  font-weight fr from fx fy g1 g2 glyph-name glyph-orientation-horizontal glyph-orientation-vertical gradientTransform
  gradientUnits hanging height horiz-adv-x horiz-origin-x id ideographic image-rendering in in2 intercept isolation k k1 k2
  k3 k4 kernelMatrix kernelUnitLength kerning keyPoints keySplines keyTimes lang lengthAdjust letter-spacing lighting-color
  limitingConeAngle line-height marker marker-end marker-mid marker-start markerHeight markerUnits markerWidth mask mask-type
  maskContentUnits maskUnits mathematical max media method min mix-blend-mode mode numOctaves offset opacity operator order
  orient orientation origin overflow overline-position overline-thickness paint-order panose-1 path pathLength
  patternContentUnits patternTransform patternUnits pointer-events points pointsAtX pointsAtY pointsAtZ preserveAlpha
  preserveAspectRatio primitiveUnits r radius refX refY repeatCount repeatDur requiredExtensions requiredFeatures restart
  result role rotate rx ry scale seed shape-rendering side slope solid-color solid-opacity spacing specularConstant
  specularExponent spreadMethod startOffset stdDeviation stemh stemv stitchTiles stop-color stop-opacity
  strikethrough-position strikethrough-thickness string stroke stroke-dasharray stroke-dashoffset stroke-linecap
  stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style surfaceScale systemLanguage tabindex tableValues
  targetX targetY text-align text-anchor text-decoration text-indent text-orientation text-overflow text-rendering
  textLength title to transform transform-box transform-origin type u1 u2 underline-position underline-thickness unicode
  unicode-bidi unicode-range units-per-em values vector-effect version vert-adv-y vert-origin-x vert-origin-y viewBox
  visibility white-space widths width word-spacing writing-mode x x-height x1 x2 xChannelSelector y y1 y2 yChannelSelector z
  zoomAndPan shape-inside inline-size
`);

/** Functions of styles that load nothing; an address is checked by itself. */
export const styleFunctions = words(`
  rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark device-cmyk var env
  calc min max clamp round mod rem abs sign sin cos tan asin acos atan atan2 pow sqrt hypot log exp
  matrix matrix3d translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d
  rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective
  linear-gradient radial-gradient conic-gradient repeating-linear-gradient repeating-radial-gradient
  repeating-conic-gradient blur brightness contrast drop-shadow grayscale hue-rotate invert opacity saturate sepia
  inset circle ellipse polygon path rect xywh cubic-bezier steps linear ray
  format local tech counter counters attr fit-content minmax repeat
`);
