import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const note = style({
  display: 'grid',
  gap: vars.space.tiny,
  paddingBlock: vars.space.medium,
  borderBlock: `1px solid ${vars.color.line}`,
})

const sentence = style({
  fontSize: vars.size.title,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.028em',
  wordSpacing: '0.08em',
  lineHeight: 1.15,
  textWrap: 'balance',
})

export const positionOf = styleVariants({
  notCharged: [sentence],
  unknown: [sentence, { color: vars.color.held }],
  charged: [sentence, { color: vars.color.held }],
  recorded: [sentence, { color: vars.color.positive }],
})
