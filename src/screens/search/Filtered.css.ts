import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** The button is beside the field, above the number of products that the field announces. */
export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 24rem) auto',
  alignItems: 'center',
  justifyContent: 'start',
  columnGap: vars.space.small,
  marginBlockEnd: vars.space.large,
})

/** The filters beside the products on a desktop, in a sheet elsewhere. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '14rem minmax(0, 1fr)',
      columnGap: vars.space.section,
    },
  },
})

export const beside = style({ '@media': { [media.belowDesktop]: { display: 'none' } } })
export const inSheet = style({
  marginBlockEnd: vars.space.medium,
  '@media': { [media.desktop]: { display: 'none' } },
})

/** The chosen filters, above the products. */
export const chips = style({ selectors: { '&:not(:empty)': { marginBlockEnd: vars.space.large } } })

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.tiny,
  marginBlockStart: vars.space.tiny,
  listStyle: 'none',
  overflowWrap: 'anywhere',
})

/** The fields of a range side by side, with their button below. */
export const limits = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.small,
  maxInlineSize: '24rem',
  marginBlockStart: vars.space.small,
})

export const sections = style({ display: 'grid', alignContent: 'start', gap: vars.space.large })

export const figure = style({
  fontSize: vars.size.fine,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
})

/** The products of the question before, whose texts stay readable. */
export const stale = style({})
globalStyle(`${stale} img`, { opacity: 0.6 })
