import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const after = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  marginBlockStart: vars.space.section,
})
