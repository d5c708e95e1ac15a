import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const article = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  lineHeight: 1.5,
  marginBlockEnd: vars.space.medium,
})

globalStyle(`${article} h2`, {
  fontSize: vars.size.subtitle,
  fontWeight: vars.weight.bold,
  marginBlockStart: vars.space.medium,
})
globalStyle(`${article} :is(ol, ul)`, {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  paddingInlineStart: '1.5em',
})
globalStyle(`${article} ol`, { listStyle: 'decimal' })
globalStyle(`${article} ul`, { listStyle: 'disc' })
globalStyle(`${article} strong`, { fontWeight: vars.weight.bold })
globalStyle(`${article} a`, { textDecorationLine: 'underline' })
globalStyle(`${article} blockquote`, {
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `3px solid ${vars.color.line}`,
  color: vars.color.inkQuiet,
})
