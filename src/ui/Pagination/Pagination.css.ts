import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

/** Sticky at the bottom of the viewport, so that the next page is one click away at any scroll position. */
export const pagination = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.tiny,
  paddingBlockEnd: `max(${vars.space.tiny}, env(safe-area-inset-bottom))`,
  background: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { justifyContent: 'end' } },
})

// Keeps focused elements from being scrolled behind the sticky bar.
globalStyle(`:root:has(${pagination})`, { scrollPaddingBlockEnd: vars.space.chapter })

/** As wide as its longest text, so that the buttons do not move between clicks. */
export const where = style({
  display: 'grid',
  minInlineSize: '8rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  '@media': { [media.tablet]: { minInlineSize: '13rem' } },
})

export const which = style({ fontSize: vars.size.fine, color: vars.color.inkQuiet })
