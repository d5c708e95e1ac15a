import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** One above the other on a phone. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.huge,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.medium,
  overflowWrap: 'anywhere',
})
