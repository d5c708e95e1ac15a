import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../src/ui/theme/theme.css.ts'
import { code, fact } from './lab.css.ts'

const row = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  alignItems: 'baseline',
  inlineSize: '100%',
  paddingBlock: '0.3125rem',
  paddingInline: vars.space.hair,
  borderInlineStart: '3px solid transparent',
  textAlign: 'start',
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.sunken } },
})
export const step = styleVariants({
  passed: [row],
  current: [row, { background: vars.color.sunken, borderInlineStartColor: vars.color.accent }],
  ahead: [row, { color: vars.color.inkQuiet }],
})
export const path = style([row, { gridTemplateColumns: 'minmax(0, 1fr)' }])
export const number = style({ color: vars.color.inkQuiet, fontVariantNumeric: 'tabular-nums' })
export const fault = style({ color: vars.color.danger })

export const coded = style([code, { display: 'block', color: vars.color.inkQuiet }])
export const name = style({ overflowWrap: 'anywhere' })

export const clipped = style([
  fact,
  {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
])

export const steps = style({ flex: 1, minBlockSize: '8rem', overflow: 'auto', margin: 0 })

/** Stays visible at any length of the path. */
export const possible = style({
  display: 'grid',
  gap: vars.space.tiny,
  alignContent: 'start',
  maxBlockSize: '45%',
  overflow: 'auto',
  paddingBlock: vars.space.tiny,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { '(max-width: 55.99rem)': { maxBlockSize: 'none' } },
})
