import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../ui/theme/scales.ts'
import { vars } from '../ui/theme/theme.css.ts'

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
})

/** Keeps the footer below the first viewport, so that it does not shift when a screen's content arrives. */
export const main = style({
  flexGrow: 1,
  minBlockSize: 'calc(100dvh - 4rem)',
  outline: 'none',
  '@media': { [media.print]: { minBlockSize: 0 } },
})

const column = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.large,
  rowGap: vars.space.tiny,
  inlineSize: '100%',
  maxInlineSize: '82rem',
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  '@media': { [media.tablet]: { paddingInline: vars.space.huge } },
})

/**
 * The last column is as wide as Login and Logout, so that nothing shifts while one replaces the other, or before it
 * arrives.
 */
export const header = style([
  column,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) minmax(11.5rem, auto)',
    paddingBlock: vars.space.small,
    // On a phone with large text, the links at the end go below the wordmark.
    '@media': { [media.phone]: { display: 'flex', columnGap: vars.space.tiny } },
  },
])

export const headerRule = style({ borderBlockEnd: `1px solid ${vars.color.line}` })

/** As high as the links beside it, so that it does not shift if a browser paints the header before it is complete. */
export const wordmark = style({
  display: 'grid',
  alignItems: 'center',
  inlineSize: '6.5rem',
  minBlockSize: '2.75rem',
})

/** Links to other pages are of no use on paper. */
const onScreen = style({ '@media': { [media.print]: { display: 'none' } } })

export const links = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  listStyle: 'none',
  '@media': { [media.phone]: { columnGap: vars.space.small } },
})

// An inline link is 6 pixels lower until its text arrives.
globalStyle(`${links} > li`, { display: 'flex' })

/** On a phone the login link stays beside the wordmark; the other links and the search have a line of their own. */
export const nav = style([
  onScreen,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space.medium,
    '@media': { [media.phone]: { order: 1, inlineSize: '100%' } },
  },
])

export const search = style({
  position: 'relative',
  flex: '1 1 7rem',
  maxInlineSize: '20rem',
  '@media': { [media.phone]: { maxInlineSize: 'none' } },
  selectors: {
    // On a narrow phone, the link to the dashboard leaves the search no room in its line (src/app/public/before-paint.js).
    '[data-session="kept"] &': { '@media': { '(max-width: 30rem)': { flexBasis: '100%' } } },
  },
})

export const searchField = style({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: `${vars.space.small} 2.75rem`,
  background: vars.color.surface,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  '::placeholder': { color: vars.color.inkQuiet, opacity: 1 },
})

/** Inside of the field, at its end. */
export const searchButton = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  color: vars.color.inkQuiet,
  cursor: 'pointer',
})

/** Below the field, over the page. On a phone, it is wider than the field and reaches to the left. */
export const suggestions = style({
  position: 'absolute',
  minInlineSize: 'max(100%, 17rem)',
  insetInlineEnd: 0,
  insetBlockStart: 'calc(100% + 4px)',
  listStyle: 'none',
})

export const end = style([
  onScreen,
  {
    display: 'flex',
    flexWrap: 'wrap',
    flexGrow: 1,
    alignItems: 'center',
    justifyContent: 'end',
    gap: vars.space.medium,
    minBlockSize: '2.75rem',
  },
])

/** As large as the links to messages and notifications, whose code arrives later. */
export const unreadSlot = style({
  display: 'flex',
  flexShrink: 0,
  inlineSize: '5.5rem',
  blockSize: '2.75rem',
})

/** Aligns a button's text with a link's text, at the same size. */
globalStyle(`${end} > button`, {
  fontSize: vars.size.body,
  marginInlineEnd: `calc(-1px - ${vars.space.small})`,
  '@media': { [media.forced]: { marginInlineEnd: 0 } },
})

export const footer = style([
  column,
  {
    alignItems: 'start',
    justifyContent: 'space-between',
    paddingBlock: vars.space.section,
    rowGap: vars.space.large,
  },
])

export const footerRule = style([
  onScreen,
  {
    borderBlockStart: `1px solid ${vars.color.line}`,
    marginBlockStart: vars.space.section,
    // On a long page the footer is laid out only near the viewport; this is its approximate height.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: 'auto 17.5rem',
    '@media': { [media.phone]: { containIntrinsicBlockSize: 'auto 26.5rem' } },
  },
])

/** No wider than its short text needs, whatever room the columns leave. */
export const footerEnd = style({ display: 'grid', gap: vars.space.medium, maxInlineSize: '16rem' })

export const footerLinks = style({ listStyle: 'none', display: 'grid', gap: vars.space.tiny })
