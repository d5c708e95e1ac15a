import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const avatar = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: '2.25rem',
  blockSize: '2.25rem',
  borderRadius: vars.radius.round,
  background: vars.color.groundSand,
  color: vars.color.ink,
  fontSize: vars.size.fine,
  fontWeight: vars.weight.bold,
})
