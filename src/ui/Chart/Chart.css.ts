import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

export const plot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minInlineSize: 0,
})

export const head = style({ display: 'grid', gap: vars.space.hair })

export const label = style({ fontWeight: vars.weight.medium, lineHeight: 1.35 })

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
})

export const figure = style({
  fontSize: vars.size.headline,
  fontWeight: vars.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
})

export const about = style({ color: vars.color.inkQuiet, fontSize: vars.size.small })

/** SVG coordinates run left to right, so a right-to-left page mirrors the chart. */
const mirrored = { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }

export const bar = style([
  { display: 'block', inlineSize: '100%', blockSize: '0.75rem', borderRadius: vars.radius.small },
  mirrored,
])

const outlined = style({ '@media': { [media.forced]: { stroke: 'CanvasText', strokeWidth: 2 } } })

/** A colour that gives way to a pattern (Patterns.tsx) with forced colours. */
const patterned = (fill: string) => ({ '@media': { [media.unforced]: { fill } } })

/** With forced colours, each tone is told apart by its fill: a pattern, solid, or hollow. */
export const toneOf = styleVariants({
  ink: [outlined, patterned(vars.color.ink)],
  held: [outlined, patterned(vars.color.held)],
  positive: [
    outlined,
    { fill: vars.color.positive, '@media': { [media.forced]: { fill: 'CanvasText' } } },
  ],
  quiet: [outlined, { fill: vars.color.line, '@media': { [media.forced]: { fill: 'Canvas' } } }],
})
export type Tone = keyof typeof toneOf

/** The two colours of a pattern. */
export const ground = style({ fill: 'Canvas' })
export const stroke = style({ fill: 'CanvasText' })

export const parts = style({ display: 'grid' })

export const row = style({ borderBlockEnd: `1px solid ${vars.color.line}` })

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.tiny,
  paddingBlock: '0.375rem',
  fontSize: vars.size.small,
  lineHeight: 1.4,
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
})

/** A value that links to what it counts. */
export const counted = style({
  borderRadius: vars.radius.small,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.edge,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  ':hover': { textDecorationColor: 'currentColor' },
})

export const sign = style({ inlineSize: '0.625rem', blockSize: '0.625rem' })

export const amount = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
})

export const columns = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.tiny,
})

export const column = style({
  display: 'grid',
  gridTemplateRows: 'auto auto auto',
  gap: vars.space.hair,
  fontSize: vars.size.fine,
  lineHeight: 1.3,
  textAlign: 'center',
})

export const shaft = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '5rem',
  borderBlockEnd: `1px solid ${vars.color.edge}`,
})

export const name = style({ color: vars.color.inkQuiet })
