const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** What a drawing is made of. Nothing here runs, moves, links or embeds a page. */
export const SVG_ELEMENTS = words(`
  svg g defs symbol use switch title desc style
  path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop clipPath mask pattern marker filter
  feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap
  feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode
  feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence`)

/** What editors leave behind and nobody sees. */
export const SVG_LEFT_OUT = words('metadata')

export const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'
export const XLINK_NAMESPACE = 'http://www.w3.org/1999/xlink'
