import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'
import { asBroadTable, asCards } from './cards.ts'
import { amountGap, factWidth, gap } from './place.css.ts'

const besidePicture = '[data-kind="picture"] ~ &'

export const headCell = style({
  paddingBlock: vars.space.small,
  paddingInlineEnd: gap,
  borderBlockEnd: `1px solid ${vars.color.ink}`,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  color: vars.color.inkQuiet,
  textAlign: 'start',
  verticalAlign: 'baseline',
  whiteSpace: 'nowrap',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@container': asCards({
    padding: 0,
    border: 0,
    selectors: {
      '&:not(:has(button))': {
        position: 'absolute',
        inlineSize: 1,
        blockSize: 1,
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  }),
})

const cell = style({
  paddingBlock: vars.space.small,
  paddingInlineEnd: gap,
  minInlineSize: factWidth,
  verticalAlign: 'middle',
  fontVariantNumeric: 'tabular-nums',
  // Lets a long address break before the table overflows.
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@container': asCards({
    display: 'block',
    minInlineSize: 0,
    paddingBlock: vars.space.hair,
    paddingInlineEnd: 0,
    textAlign: 'start',
    // An empty picture cell keeps its space, so that the cards align.
    selectors: { '&:not([data-kind="picture"]):has(> :empty)': { display: 'none' } },
  }),
})

export const value = style({
  minInlineSize: 0,
  // A flex container limits a picture to its cell.
  selectors: { '[data-kind="picture"] > &': { display: 'flex' } },
  '@container': asBroadTable({
    selectors: {
      '[data-kind="picture"] > &': { maxInlineSize: '3rem' },
      // Limits a long text, so that the other columns keep their width.
      '[data-kind="wide"] > &': { maxInlineSize: '16rem' },
    },
  }),
})

const label = {
  content: 'attr(data-label)',
  display: 'block',
  marginBlockEnd: '0.125rem',
  fontSize: vars.size.fine,
  color: vars.color.inkQuiet,
} as const

const wholeLine = {
  minInlineSize: 0,
  gridColumn: '1 / -1',
  selectors: { [besidePicture]: { gridColumn: '2 / -1' } },
}
const acrossTheCard = {
  gridColumn: '1 / -1',
  selectors: { [besidePicture]: { gridColumn: '1 / -1' } },
}

const besideItsLabel = {
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'baseline',
} as const
const belowItsLabel = { display: 'block' } as const

export const cellOf = styleVariants({
  fact: [cell, { '@container': asCards({ '::before': label }, besideItsLabel, belowItsLabel) }],
  address: [
    cell,
    {
      minInlineSize: '9rem',
      '@container': asCards(
        { '::before': label, gridColumn: 'span 2' },
        besideItsLabel,
        belowItsLabel,
      ),
    },
  ],
  wide: [
    cell,
    {
      minInlineSize: '9rem',
      '@container': {
        ...asBroadTable({ minInlineSize: '5rem' }),
        ...asCards({ '::before': label, ...wholeLine }, acrossTheCard),
      },
    },
  ],
  title: [
    cell,
    {
      minInlineSize: '7rem',
      fontWeight: vars.weight.medium,
      '@container': asCards(
        { ...wholeLine, order: -1, fontSize: vars.size.subtitle },
        { alignSelf: 'center' },
        acrossTheCard,
      ),
    },
  ],
  picture: [
    cell,
    {
      inlineSize: '5.5rem',
      minInlineSize: 0,
      '@container': {
        ...asBroadTable({ inlineSize: '3.75rem' }),
        ...asCards(
          { inlineSize: 'auto', order: -1, gridRow: '1 / span 9' },
          { gridRow: '1' },
          { maxInlineSize: '5rem' },
        ),
      },
    },
  ],
  actions: [
    cell,
    {
      minInlineSize: 0,
      whiteSpace: 'nowrap',
      '@container': asCards(
        {
          gridColumn: '-2 / -1',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'end',
          justifyContent: 'end',
          gap: vars.space.small,
        },
        { gridColumn: '1 / -1' },
      ),
    },
  ],
})

export const alignOf = styleVariants({
  start: {},
  // An end-aligned cell needs a larger gap to the start-aligned column after it.
  end: {
    minInlineSize: 0,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    paddingInlineEnd: amountGap,
    '@container': asCards({ textAlign: 'start', paddingInlineEnd: 0 }),
  },
})
