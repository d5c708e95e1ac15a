import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** Places the read-only fields side by side, so that the editable fields are visible without scrolling. */
export const settled = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(7.75rem, 40%), 1fr))',
  gap: vars.space.medium,
})

// A product name is wider than half of a phone's screen.
globalStyle(`${settled} > :nth-child(3)`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})
