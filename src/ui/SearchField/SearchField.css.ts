import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const search = style({
  display: 'grid',
  gap: '0.375rem',
  inlineSize: '100%',
  maxInlineSize: '24rem',
})

export const outcome = style({
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.4,
  color: vars.color.inkQuiet,
})
