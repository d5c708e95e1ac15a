import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** A line of links over the screen; beside it where a desktop has room. */
export const menu = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  listStyle: 'none',
  '@media': { [media.desktop]: { flexDirection: 'column' } },
})
