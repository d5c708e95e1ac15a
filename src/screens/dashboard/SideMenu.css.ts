import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'

/** A line of links over the screen; beside it where a desktop has room. */
export const menu = style({
  display: 'flex',
  flexWrap: 'wrap',
  // As close as it must be for three of them to stand in a line on a phone.
  columnGap: 'clamp(0.75rem, 4vw, 1.5rem)',
  listStyle: 'none',
  '@media': { [media.desktop]: { flexDirection: 'column' } },
})
