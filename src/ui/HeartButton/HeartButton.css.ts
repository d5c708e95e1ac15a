import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** Lies over the corner of a picture, above the link that covers it. */
export const heart = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: vars.space.hair,
  insetInlineEnd: vars.space.hair,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.round,
  background: vars.color.surface,
  border: `1px solid ${vars.color.edge}`,
  backgroundClip: 'padding-box',
  ':active': { transform: 'scale(0.92)' },
})

globalStyle(`${heart}[aria-pressed=true] > svg`, { fill: 'currentColor' })
