import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const section = style({
  display: 'grid',
  gap: vars.space.large,
  marginBlockStart: vars.space.section,
})

/** One row that scrolls, by touch or by the keys. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '9rem',
  gap: vars.space.medium,
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  paddingBlockEnd: vars.space.small,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridAutoColumns: '11rem' } },
})
