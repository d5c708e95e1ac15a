import { globalLayer, globalStyle } from '@vanilla-extract/css'
import { media } from './scales.ts'
import { vars } from './theme.css.ts'

/** The layer of element defaults: below every component, independent of the style sheets' load order. */
const base = globalLayer('base')

type Rule = Parameters<typeof globalStyle>[1]

/** Styles a bare element in the `base` layer, below every component. */
const element = (selector: string, rule: Rule) =>
  globalStyle(selector, { '@layer': { [base]: rule } })

element('*, *::before, *::after', { boxSizing: 'border-box' })
element('*', { margin: 0, padding: 0 })

element('html', {
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.family,
  fontSize: '100%',
  fontWeight: vars.weight.regular,
  lineHeight: 1.5,
  fontFeatureSettings: '"ss01" 0',
  WebkitTextSizeAdjust: '100%',
  textSizeAdjust: '100%',
  accentColor: vars.color.ink,
  scrollPaddingBlockStart: vars.space.chapter,
  // The scrollbar is always present, so that short and long screens have the same width.
  overflowY: 'scroll',
})

element('html', { '@media': { [media.narrow]: { scrollPaddingBlockEnd: vars.space.chapter } } })
element('html', { '@media': { [media.print]: { background: 'none', fontSize: '11pt' } } })
element('body', { minBlockSize: '100dvh', overflowWrap: 'break-word' })
// Unlike `break-word`, `anywhere` lets a grid or flex item be narrower than a long word of a user. Short labels are in
// other elements, which keep their words whole.
element('h1, h2, h3, h4, p, figcaption, dd', { textWrap: 'pretty', overflowWrap: 'anywhere' })
// The font has a narrow space, which is too tight in bold lines.
element('h1, h2, h3, h4, button, strong', { wordSpacing: '0.08em' })
element('h1, h2, h3, h4', { fontSize: 'inherit', fontWeight: 'inherit' })
element('img, picture, svg, video, iframe', { display: 'block', maxInlineSize: '100%' })
element('img', { blockSize: 'auto' })
element('ul[class], ol[class]', { listStyle: 'none' })
element('button, input, select, textarea', { font: 'inherit', color: 'inherit' })
element('button', { background: 'none', border: 0, cursor: 'pointer' })
element('fieldset', { border: 0, minInlineSize: 0 })
element('legend', { padding: 0 })
element('table', { borderCollapse: 'collapse', inlineSize: '100%' })
element('a', { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '1px' })
element('::selection', { background: vars.color.ink, color: vars.color.paper })
element('[hidden]', { display: 'none' })

// A script focuses these elements after a transition (a title, the main element): a focus ring would be misleading.
element('[tabindex="-1"]:focus', { outline: 'none' })

element(':focus-visible', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
})

element('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms',
      animationIterationCount: 1,
      // With 1ms every property would transition: `getComputedStyle` would return the old colour.
      transitionDuration: '0s',
      scrollBehavior: 'auto',
    },
  },
})

// Lets clicks through while a view transition runs.
globalStyle('::view-transition', { pointerEvents: 'none' })
globalStyle('::view-transition-group(*)', {
  animationDuration: vars.motion.calm,
  animationTimingFunction: vars.motion.ease,
})
globalStyle('::view-transition-old(root), ::view-transition-new(root)', {
  animationDuration: vars.motion.quick,
})
globalStyle('::view-transition-group(*), ::view-transition-old(*), ::view-transition-new(*)', {
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
