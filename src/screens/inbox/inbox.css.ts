import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** The conversations or the notifications of a user. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
})

/** A picture, the facts and what stands at the end. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

globalStyle(`${row} > :first-child`, { flex: 'none', inlineSize: '4rem' })

/** Stands below the picture where large text leaves no room beside it. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.hair,
  flex: '1 1 6rem',
  minInlineSize: 0,
})

/** The content below the list stays out of sight until the list is there. */
export const whole = style({ minBlockSize: '100vh' })

/** Below the list. */
export const settings = style({ paddingBlockStart: vars.space.medium })

/** One line of the latest message. */
export const latest = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})

export const aside = style({ display: 'grid', justifyItems: 'end', gap: vars.space.tiny })
