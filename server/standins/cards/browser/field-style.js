/** The style option of Stripe's elements: https://docs.stripe.com/js/appendix/style */
const VARIANTS = ['base', 'empty', 'complete', 'invalid']
const PSEUDO = [
  ':hover',
  ':focus',
  '::placeholder',
  '::selection',
  ':-webkit-autofill',
  ':disabled',
]

/** @type {Record<string, string>} */
const PROPERTIES = {
  backgroundColor: 'background-color',
  color: 'color',
  fontFamily: 'font-family',
  fontSize: 'font-size',
  fontSmoothing: '-webkit-font-smoothing',
  fontStyle: 'font-style',
  fontVariant: 'font-variant',
  fontWeight: 'font-weight',
  letterSpacing: 'letter-spacing',
  lineHeight: 'line-height',
  padding: 'padding',
  textAlign: 'text-align',
  textDecoration: 'text-decoration',
  textShadow: 'text-shadow',
  textTransform: 'text-transform',
}

const sheet = new CSSStyleSheet()
document.adoptedStyleSheets.push(sheet)

/** @param {object} style by variant, then by property or pseudo-class; later variants override earlier ones */
export function applyStyle(style) {
  sheet.replaceSync('')
  for (const variant of VARIANTS) {
    const declarations = part(style, variant)
    const selector = variant === 'base' ? 'input' : `input[data-state~="${variant}"]`
    addRule(selector, declarations)
    for (const pseudo of PSEUDO) addRule(selector + pseudo, part(declarations, pseudo))
    const { iconColor, fontFamily } = declarations
    if (variant === 'base') {
      addRule('#brand', {
        ...(iconColor !== undefined && { color: iconColor }),
        ...(fontFamily !== undefined && { fontFamily }),
      })
    }
  }
}

/** @param {object} style @param {string} name @returns {Record<string, unknown>} */
function part(style, name) {
  const found = Object.entries(style).find(([key]) => key === name)?.[1]
  return typeof found === 'object' && found !== null ? found : {}
}

/** @param {string} selector @param {Record<string, unknown>} declarations */
function addRule(selector, declarations) {
  const rule = sheet.cssRules[sheet.insertRule(`${selector} {}`, sheet.cssRules.length)]
  if (!(rule instanceof CSSStyleRule)) return
  for (const [name, value] of Object.entries(declarations)) {
    const property = PROPERTIES[name]
    if (property !== undefined) rule.style.setProperty(property, String(value))
  }
}

/**
 * Loads custom fonts. The frame has an opaque origin, so the font host must send Access-Control-Allow-Origin: *.
 * @param {import('./elements.js').CustomFont[]} fonts
 */
export function loadFonts(fonts) {
  for (const { family, src, weight, style, display } of fonts) {
    const face = new FontFace(family, src, {
      ...(weight !== undefined && { weight }),
      ...(style !== undefined && { style }),
      ...(display !== undefined && { display: /** @type {FontDisplay} */ (display) }),
    })
    document.fonts.add(face)
  }
}
