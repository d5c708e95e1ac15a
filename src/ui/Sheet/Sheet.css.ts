import { style } from '@vanilla-extract/css'
import { fadesIn } from '../theme/fade.ts'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

export const trigger = style({
  minBlockSize: '1.75rem',
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.25em',
  borderRadius: vars.radius.small,
  ':hover': { textDecorationThickness: '2px' },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
})

export const panel = style({
  position: 'fixed',
  inset: 'auto 0 0',
  inlineSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 2rem)',
  padding: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size.body,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  outlineOffset: '-2px',
  ...fadesIn,
  selectors: { '&::backdrop': { background: vars.color.scrim } },
  '@media': {
    [media.tablet]: {
      inset: 0,
      inlineSize: '32rem',
      blockSize: 'fit-content',
      maxBlockSize: 'calc(100dvh - 3rem)',
      margin: 'auto',
      borderRadius: vars.radius.large,
    },
    [media.forced]: { border: '1px solid' },
  },
})

/** The head and the foot stay in view where there is room for what scrolls between them. */
const edge = style({
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  paddingInline: vars.space.large,
  background: vars.color.surface,
})

export const head = style([
  edge,
  {
    position: 'sticky',
    insetBlockStart: 0,
    alignItems: 'start',
    paddingBlock: `${vars.space.large} ${vars.space.medium}`,
  },
])

export const content = style({
  paddingInline: vars.space.large,
  paddingBlockEnd: vars.space.large,
})

export const foot = style([
  edge,
  {
    position: 'sticky',
    insetBlockEnd: 0,
    flexWrap: 'wrap',
    alignItems: 'center',
    paddingBlock: `${vars.space.small} max(${vars.space.small}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': { [media.low]: { position: 'static' } },
  },
])

export const title = style({
  fontSize: vars.size.title,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.028em',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
})

/** The cross aligns with the panel's edge. */
export const closeButton = style({
  flex: 'none',
  marginBlock: '-0.5rem',
  marginInlineEnd: '-0.75rem',
})

/** A list in the sheet, with a line above each item. */
export const list = style({ listStyle: 'none', marginBlockStart: vars.space.small })

export const item = style({
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})
