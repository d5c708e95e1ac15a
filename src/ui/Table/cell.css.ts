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
  // A long address gives way before the table does.
  overflowWrap: 'anywhere',
  selectors: { '&:last-child': { paddingInlineEnd: 0 } },
  '@container': asCards({
    display: 'block',
    minInlineSize: 0,
    paddingBlock: vars.space.hair,
    paddingInlineEnd: 0,
    textAlign: 'start',
    // The place of a picture is kept, so that the cards stand below each other.
    selectors: { '&:not([data-kind="picture"]):has(> :empty)': { display: 'none' } },
  }),
})

export const value = style({
  minInlineSize: 0,
  // Flexible, so that a picture takes no more than its place.
  selectors: { '[data-kind="picture"] > &': { display: 'flex' } },
  '@container': asBroadTable({
    selectors: {
      '[data-kind="picture"] > &': { maxInlineSize: '3rem' },
      // A long text leaves the others their room.
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

export const cellOf = styleVariants({
  fact: [cell, { '@container': asCards({ '::before': label }, besideItsLabel) }],
  address: [
    cell,
    {
      minInlineSize: '9rem',
      '@container': asCards({ '::before': label, gridColumn: 'span 2' }, besideItsLabel),
    },
  ],
  wide: [
    cell,
    {
      minInlineSize: '9rem',
      '@container': asCards({ '::before': label, ...wholeLine }, acrossTheCard),
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
        ...asCards({ inlineSize: 'auto', order: -1, gridRow: '1 / span 9' }, { gridRow: '1' }),
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
  // What is set to the end needs more room to what begins after it.
  end: {
    minInlineSize: 0,
    textAlign: 'end',
    whiteSpace: 'nowrap',
    paddingInlineEnd: amountGap,
    '@container': asCards({ textAlign: 'start', paddingInlineEnd: 0 }),
  },
})
