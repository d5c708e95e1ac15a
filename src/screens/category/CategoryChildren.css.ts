import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const children = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.tiny,
  marginBlockEnd: vars.space.large,
  listStyle: 'none',
})
