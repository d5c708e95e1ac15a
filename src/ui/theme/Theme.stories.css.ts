import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const table = style({ inlineSize: '100%' })

export const cell = style({
  paddingBlock: vars.space.tiny,
  paddingInlineEnd: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: 'inherit',
  textAlign: 'start',
})

export const head = style([cell, { color: vars.color.inkQuiet, fontSize: vars.size.small }])

export const swatch = style({
  inlineSize: '4.5rem',
  blockSize: '2.5rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})

export const bar = style({ blockSize: '1rem', background: vars.color.ink })
