import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.large,
  paddingBlock: vars.space.section,
  textAlign: 'center',
})

export const drawing = style({ inlineSize: 'min(15rem, 60%)' })

export const sentence = style({
  maxInlineSize: '34rem',
  fontSize: vars.size.lead,
  lineHeight: 1.4,
  textWrap: 'balance',
})
