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

/** Reserves the height of the tallest plot, to avoid a layout shift when the data loads. */
export const number = style({ minBlockSize: '14rem', minInlineSize: 0 })
