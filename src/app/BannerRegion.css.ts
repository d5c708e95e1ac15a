import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../ui/theme/scales.ts'
import { vars } from '../ui/theme/theme.css.ts'
import { tabBar } from './TabBar.css.ts'

/** Sticks to the bottom of the window and is last on the page, so that it covers nothing permanently. */
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

// The bar of the five places stays at the end of the page then.
globalStyle(`html:has(${foot}) ${tabBar}`, { position: 'static' })

// Keeps a focused element from being scrolled behind the banner.
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
