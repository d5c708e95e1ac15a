import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** Not a grid: a grid area would confine the sticky pagination. */
export const rowsTable = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
})
