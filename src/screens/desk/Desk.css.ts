import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** The button is beside the field, at its lower edge, where both have room. */
export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.small,
  maxInlineSize: '32rem',
  marginBlockEnd: vars.space.huge,
})

export const field = style({ flex: '1 1 16rem' })
