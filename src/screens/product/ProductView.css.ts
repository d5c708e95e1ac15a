import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** One column on a phone, where the next step comes last and stays at the bottom of the window. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"picture" "head" "facts" "alike" "next"',
  rowGap: vars.space.large,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto 1fr auto',
      gridTemplateAreas: '"picture head" "picture next" "picture facts" "alike alike"',
      columnGap: vars.space.huge,
    },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space.section,
    },
  },
})

/** The bar at the bottom of a phone does not hide what has the focus. */
globalStyle(`${layout} :is(a, button)`, {
  '@media': { [media.phone]: { scrollMarginBlockEnd: '6rem' } },
})

/** As high as the facts beside it. A sticky child of the grid itself would leave its area, and pass below what follows. */
export const pictureArea = style({ gridArea: 'picture', minInlineSize: 0 })

/** Beside the facts, the picture stays in view while they scroll. */
export const picture = style({
  position: 'relative',
  '@media': {
    [media.tablet]: { position: 'sticky', insetBlockStart: vars.space.large },
  },
})

export const head = style({
  gridArea: 'head',
  display: 'grid',
  gap: vars.space.small,
  justifyItems: 'start',
})

export const nextStep = style({
  gridArea: 'next',
  display: 'grid',
  gap: vars.space.small,
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.medium,
      marginInline: `calc(-1 * ${vars.space.medium})`,
      paddingInline: vars.space.medium,
      paddingBlock: `${vars.space.small} max(${vars.space.small}, env(safe-area-inset-bottom))`,
      background: vars.color.paper,
      borderBlockStart: `1px solid ${vars.color.line}`,
    },
    [media.print]: { display: 'none' },
  },
})

/** Fills the rest of the bar beside the price. */
export const action = style({ flexGrow: 1, display: 'grid', gap: vars.space.tiny })

/** Repeats the price in the bar, where the heading may have scrolled away. */
export const barPrice = style({
  fontSize: vars.size.subtitle,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { display: 'none' } },
})

export const facts = style({
  gridArea: 'facts',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.huge,
})

/** Other products, after everything about this one. */
export const after = style({ gridArea: 'alike', minInlineSize: 0 })

export const alike = style({
  display: 'grid',
  gap: vars.space.large,
  marginBlockStart: vars.space.large,
})
