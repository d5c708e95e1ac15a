import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const sizeOf = styleVariants({
  fine: { fontSize: vars.size.fine, lineHeight: 1.4 },
  small: { fontSize: vars.size.small, lineHeight: 1.45 },
  body: { fontSize: vars.size.body, lineHeight: 1.5 },
  lead: { fontSize: vars.size.lead, lineHeight: 1.4, letterSpacing: '-0.008em' },
})

export const toneOf = styleVariants({
  ink: {},
  quiet: { color: vars.color.inkQuiet },
  held: { color: vars.color.held },
  danger: { color: vars.color.danger },
})

export const weightOf = styleVariants({
  regular: {},
  medium: { fontWeight: vars.weight.medium },
  bold: { fontWeight: vars.weight.bold },
})

export const tabular = style({ fontVariantNumeric: 'tabular-nums' })
export const inLines = style({ whiteSpace: 'pre-line' })
