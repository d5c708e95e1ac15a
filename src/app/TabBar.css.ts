import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../ui/theme/scales.ts'
import { vars } from '../ui/theme/theme.css.ts'
import { page } from './App.css.ts'

/** Last on the page and sticky, so that it moves nothing and covers nothing at the end of the page. */
export const tabBar = style({
  display: 'none',
  '@media': {
    [media.narrow]: {
      display: 'block',
      position: 'sticky',
      insetBlockEnd: 0,
      // Above the hearts of the cards, below dialogs and toasts.
      zIndex: 2,
      background: vars.color.paper,
      borderBlockStart: `1px solid ${vars.color.line}`,
      paddingBlockEnd: 'env(safe-area-inset-bottom)',
    },
    [media.print]: { display: 'none' },
  },
})

// A keyboard on the screen leaves little room: while a user types, the bar stays at the end of the page.
globalStyle(
  `${page}:has(textarea:focus, input:focus:not([type=radio], [type=checkbox])) > ${tabBar}`,
  {
    position: 'static',
  },
)

/** With the number of columns, each tab has its place before the others have arrived. */
const columns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(min-content, 1fr))`,
})
export const count = styleVariants({
  4: columns(4),
  5: columns(5),
})

export const tabs = style({
  display: 'grid',
  listStyle: 'none',
  maxInlineSize: '34rem',
  marginInline: 'auto',
})

globalStyle(`${tabs} a`, {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: 0,
  minBlockSize: '3.5rem',
  paddingBlockStart: '0.6rem',
  color: vars.color.inkQuiet,
  fontSize: vars.size.fine,
  lineHeight: 1.3,
})

globalStyle(`${tabs} a[aria-current]`, { color: vars.color.ink })
globalStyle(`${tabs} a[aria-current] > svg`, { strokeWidth: 2.2 })
