import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../ui/theme/scales.ts'
import { vars } from '../ui/theme/theme.css.ts'

/** At the foot of the window, and at the end of the page behind everything else: it covers nothing for good. */
export const foot = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 20,
  background: vars.color.sunken,
  borderBlockStart: `1px solid ${vars.color.line}`,
  paddingBlock: vars.space.tiny,
  paddingBlockEnd: `max(${vars.space.tiny}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space.medium,
  '@media': {
    [media.print]: { display: 'none' },
    [media.tablet]: { paddingInline: vars.space.huge },
  },
})

// What the keyboard comes to is not left behind it.
globalStyle(`html:has(${foot})`, { scrollPaddingBlockEnd: vars.space.chapter })

export const note = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.small,
  minBlockSize: '2.75rem',
  maxInlineSize: '78rem',
  marginInline: 'auto',
})

export const words = style({ flexGrow: 1 })
