import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const notice = style({ marginBlockEnd: vars.space.large })

export const savedPictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(0, 4.5rem))',
  gap: vars.space.small,
})
