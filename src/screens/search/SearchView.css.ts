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

/** The filters beside the products on a desktop, in a sheet above them elsewhere. */
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
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.small,
  '@media': { [media.desktop]: { display: 'none' } },
})

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  marginBlockEnd: vars.space.large,
})

export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.medium,
  listStyle: 'none',
})

export const filters = style({ display: 'grid', alignContent: 'start', gap: vars.space.large })

export const values = style({ listStyle: 'none', overflowWrap: 'anywhere' })

export const value = style({ display: 'inline-flex', gap: vars.space.tiny, alignItems: 'baseline' })

export const figure = style({
  color: vars.color.inkQuiet,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})

/** The products of the question before, whose texts stay readable. */
export const stale = style({})
globalStyle(`${stale} img`, { opacity: 0.6 })
