import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** What cannot be changed lies beside each other, so that what is asked for is in sight. */
export const settled = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(7.75rem, 40%), 1fr))',
  gap: vars.space.medium,
})

// The name of a thing is longer than half of a phone.
globalStyle(`${settled} > :nth-child(3)`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})
