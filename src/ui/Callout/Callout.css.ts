import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const callout = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
  rowGap: vars.space.hair,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  border: '1px solid transparent',
})

export const toneOf = styleVariants({
  held: [callout, { background: vars.color.heldGround }],
  danger: [callout, { background: vars.color.dangerGround }],
  neutral: [callout, { background: vars.color.sunken }],
})

export const sign = styleVariants({
  held: { color: vars.color.held },
  danger: { color: vars.color.danger },
  neutral: { color: vars.color.inkQuiet },
})

export const words = style({ display: 'grid', gap: vars.space.tiny, justifyItems: 'start' })
export const title = style({ fontWeight: vars.weight.bold, lineHeight: 1.35 })
export const body = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.small,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
