import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  paddingBlock: vars.space.large,
  borderBlockStart: `2px solid ${vars.color.ink}`,
})

export const numbers = style({
  display: 'grid',
  gap: vars.space.huge,
  marginBlockEnd: vars.space.section,
  maxInlineSize: '60rem',
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: vars.space.section,
    },
  },
})

/** The height of the tallest plot, reserved to avoid a layout shift when the data loads. */
const plotHeight = '15.5rem'

export const number = style({ minBlockSize: plotHeight, minInlineSize: 0 })

/** As high as the skeletons that it replaces: two in a column on a phone, two in a row on a wider screen. */
export const firstStep = style({
  display: 'grid',
  alignContent: 'center',
  minBlockSize: `calc(2 * ${plotHeight} + ${vars.space.huge})`,
  marginBlockEnd: vars.space.section,
  maxInlineSize: '60rem',
  '@media': { [media.tablet]: { minBlockSize: plotHeight } },
})

export const below = style({ marginBlockStart: vars.space.huge, maxInlineSize: '60rem' })

/** Most users have no notice. */
export const notice = style({
  marginBlockEnd: vars.space.large,
  selectors: { '&:empty': { marginBlockEnd: 0 } },
})
