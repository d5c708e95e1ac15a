import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'

/** A row of links above the screen; on a desktop, a column beside it. */
export const menu = style({
  display: 'flex',
  flexWrap: 'wrap',
  // Small enough that three links fit in one row on a phone.
  columnGap: 'clamp(0.75rem, 4vw, 1.5rem)',
  listStyle: 'none',
  '@media': { [media.desktop]: { flexDirection: 'column' } },
})
