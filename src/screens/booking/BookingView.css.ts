import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** What cannot be changed lies beside each other, so that what is asked for is in sight. */
export const settled = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr))',
  gap: vars.space.medium,
})
