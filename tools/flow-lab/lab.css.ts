import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../src/ui/theme/scales.ts'
import { vars } from '../../src/ui/theme/theme.css.ts'

/** The width that Storybook leaves beside its list on a screen of 1280 px is 980 px. */
const WIDE = '(min-width: 56rem)'

export const lab = style({
  display: 'grid',
  gap: vars.space.medium,
  padding: vars.space.medium,
  '@media': {
    [WIDE]: {
      blockSize: '100dvh',
      gridTemplateRows: 'auto minmax(0, 1fr)',
      overflow: 'hidden',
    },
  },
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.small,
  justifyContent: 'space-between',
})

export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: vars.space.tiny,
})

export const title = style({
  alignSelf: 'center',
  fontSize: vars.size.subtitle,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.02em',
  marginInlineEnd: vars.space.small,
})

/** Steps on the left, the screen in the middle, the graph beside it; a wide screen is above the graph. */
const room = style({
  display: 'grid',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
})
export const rooms = styleVariants({
  narrow: [
    room,
    {
      '@media': {
        [WIDE]: {
          gridTemplateColumns: 'minmax(15rem, 1fr) 21rem minmax(0, 2.2fr)',
          gridTemplateRows: 'minmax(0, 3fr) minmax(10rem, 1.1fr)',
          gridTemplateAreas: '"side screen graph" "side screen detail"',
        },
      },
    },
  ],
  compare: [
    room,
    {
      '@media': {
        [WIDE]: {
          gridTemplateColumns: 'minmax(13rem, 1fr) minmax(0, 2.4fr) minmax(0, 1.6fr)',
          gridTemplateRows: 'minmax(0, 3fr) minmax(10rem, 1.1fr)',
          gridTemplateAreas: '"side screen graph" "side screen detail"',
        },
      },
    },
  ],
  wide: [
    room,
    {
      '@media': {
        [WIDE]: {
          gridTemplateColumns: 'minmax(15rem, 1fr) minmax(0, 2.2fr) minmax(15rem, 1.1fr)',
          gridTemplateRows: 'minmax(0, 3fr) minmax(0, 2fr)',
          gridTemplateAreas: '"side screen detail" "side graph graph"',
        },
      },
    },
  ],
})

const area = style({ display: 'flex', flexDirection: 'column', minBlockSize: 0, minInlineSize: 0 })
export const areas = styleVariants({
  side: [area, { '@media': { [WIDE]: { gridArea: 'side' } } }],
  screen: [area, { order: -1, '@media': { [WIDE]: { gridArea: 'screen', order: 0 } } }],
  graph: [area, { '@media': { [WIDE]: { gridArea: 'graph' } } }],
  detail: [area, { overflow: 'auto', '@media': { [WIDE]: { gridArea: 'detail' } } }],
})

export const head = style({
  flexShrink: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.tiny,
  paddingBlockEnd: vars.space.tiny,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  minBlockSize: '2.75rem',
})

/** Overflowing content scrolls in its panel. */
export const scroll = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  minBlockSize: 0,
  overflow: 'auto',
  paddingBlock: vars.space.tiny,
})

export const fact = style({ fontSize: vars.size.small, color: vars.color.inkQuiet })
export const said = style([fact, { minBlockSize: '1.5em' }])
export const code = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.fine,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
})

const choice = style({
  minBlockSize: '2rem',
  paddingInline: vars.space.tiny,
  borderRadius: vars.radius.medium,
  border: '1px solid transparent',
  fontSize: vars.size.small,
  selectors: {
    '&:hover': { background: vars.color.sunken },
    '&[aria-pressed="true"]': { borderColor: vars.color.ink, fontWeight: vars.weight.bold },
  },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
})
export const pill = style([choice, { borderColor: vars.color.line }])
export { choice }

export const select = style({
  minBlockSize: '2.25rem',
  maxInlineSize: '100%',
  paddingInline: vars.space.tiny,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
  fontSize: vars.size.small,
})
export const label = style({
  display: 'grid',
  fontSize: vars.size.fine,
  color: vars.color.inkQuiet,
})

const dot = style({
  display: 'inline-block',
  inlineSize: '0.75em',
  blockSize: '0.75em',
  marginInlineEnd: '0.4em',
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.round,
})
export const money = styleVariants({
  notCharged: [dot, { background: vars.color.groundSky }],
  unknown: [dot, { background: vars.color.heldGround }],
  charged: [dot, { background: vars.color.dangerGround }],
  recorded: [dot, { background: vars.color.positiveGround }],
})

export const parts = style({ display: 'grid', gap: vars.space.hair, margin: 0 })
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(5rem, 8rem) minmax(0, 1fr)',
  gap: vars.space.tiny,
  paddingBlock: '0.125rem',
  borderBlockEnd: `1px solid ${vars.color.line}`,
})
export const changed = style({ fontWeight: vars.weight.bold, color: vars.color.ink })
export const gone = style([code, { color: vars.color.inkQuiet, textDecoration: 'line-through' }])

export const file = style({ inlineSize: '14rem', maxInlineSize: '100%', fontSize: vars.size.fine })
