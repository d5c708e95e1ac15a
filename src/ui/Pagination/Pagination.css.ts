import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

/** It stays at the foot of the window, so that the next page is one press away wherever its reader is. */
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

// What has the focus is never behind it.
globalStyle(`:root:has(${pagination})`, { scrollPaddingBlockEnd: vars.space.chapter })

/** As wide as its longest words, so that what is pressed again does not move. */
export const where = style({
  display: 'grid',
  minInlineSize: '8rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.3,
  '@media': { [media.tablet]: { minInlineSize: '13rem' } },
})

export const which = style({ fontSize: vars.size.fine, color: vars.color.inkQuiet })
