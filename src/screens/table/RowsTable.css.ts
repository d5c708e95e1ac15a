import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** Not a grid: in one of its areas the pages could not stay in sight. */
export const rowsTable = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
})
