import { style, styleVariants } from '@vanilla-extract/css'
import { media, space } from '../theme/scales.ts'
import { sprinkles } from '../theme/sprinkles.css.ts'
import { vars } from '../theme/theme.css.ts'

export const stack = style({ display: 'flex', flexDirection: 'column' })
export const cluster = style({ display: 'flex', flexWrap: 'wrap', overflowWrap: 'anywhere' })

export const gapOf = styleVariants(space, (_, gap) => [sprinkles({ gap })])

export const alignOf = styleVariants({
  start: [sprinkles({ alignItems: 'start' })],
  center: [sprinkles({ alignItems: 'center' })],
  baseline: [sprinkles({ alignItems: 'baseline' })],
  stretch: [sprinkles({ alignItems: 'stretch' })],
})

export const justifyOf = styleVariants({
  start: [sprinkles({ justifyContent: 'start' })],
  center: [sprinkles({ justifyContent: 'center' })],
  'space-between': [sprinkles({ justifyContent: 'space-between' })],
})

const grid = style({ display: 'grid', listStyle: 'none' })

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`

export const gridOf = styleVariants({
  // Two per row on a phone, both within thumb reach; one where large text leaves no room for two.
  cards: [
    grid,
    {
      gridTemplateColumns: `repeat(auto-fill, minmax(max(min(8rem, 100%), (100% - ${vars.space.medium}) / 2), 1fr))`,
      minInlineSize: 0,
      columnGap: vars.space.medium,
      rowGap: vars.space.huge,
      '@media': {
        [media.tablet]: { gridTemplateColumns: columns(3), columnGap: vars.space.large },
        [media.desktop]: { gridTemplateColumns: columns(4), rowGap: vars.space.section },
      },
    },
  ],
  // From a tablet up the tiles share rows, as wide as a dashboard's statistics.
  tiles: [
    grid,
    {
      gap: vars.space.medium,
      maxInlineSize: '60rem',
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
          columnGap: vars.space.section,
        },
      },
    },
  ],
  halves: [
    grid,
    {
      gap: vars.space.huge,
      '@media': {
        [media.desktop]: { gridTemplateColumns: columns(2), columnGap: vars.space.chapter },
      },
    },
  ],
})

const page = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.huge,
  '@media': {
    [media.tablet]: { paddingInline: vars.space.huge, paddingBlock: vars.space.section },
  },
})

export const pageOf = styleVariants({
  form: [page, { maxInlineSize: '32rem' }],
  text: [page, { maxInlineSize: '48rem' }],
  wide: [page, { maxInlineSize: '82rem' }],
})
