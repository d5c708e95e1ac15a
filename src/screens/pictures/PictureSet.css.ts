import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.medium,
  cursor: 'zoom-in',
})
