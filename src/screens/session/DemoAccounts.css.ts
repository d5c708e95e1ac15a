import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const panel = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  background: vars.color.sunken,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
})
