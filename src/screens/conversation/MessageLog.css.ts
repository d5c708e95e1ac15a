import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** A reversed column begins at its end and stays there when a message comes: the latest messages are in sight. */
export const scroller = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  maxBlockSize: 'min(60vh, 40rem)',
  overflowY: 'auto',
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
})

export const log = style({ listStyle: 'none', display: 'grid', gap: vars.space.small })

const message = style({
  display: 'grid',
  gap: vars.space.hair,
  maxInlineSize: '85%',
  overflowWrap: 'anywhere',
})

export const side = styleVariants({
  own: [message, { justifySelf: 'end', justifyItems: 'end' }],
  other: [message, { justifySelf: 'start', justifyItems: 'start' }],
})

const bubble = style({
  display: 'grid',
  gap: vars.space.tiny,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.small,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
})

export const bubbleOf = styleVariants({
  own: [bubble, { background: vars.color.surface }],
  other: [bubble, { background: vars.color.paper }],
})

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: vars.space.tiny,
  inlineSize: '14rem',
  maxInlineSize: '100%',
})
