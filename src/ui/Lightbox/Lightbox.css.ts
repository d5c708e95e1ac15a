import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const ground = style({
  position: 'fixed',
  inset: 0,
  zIndex: 10,
  display: 'grid',
  background: vars.color.paper,
  animation: `${appear} ${vars.motion.quick}`,
})

export const dialog = style({
  position: 'relative',
  display: 'grid',
  minBlockSize: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto',
  gap: vars.space.small,
  // The close button is above the picture, not on it.
  paddingBlock: `3.75rem max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  outlineOffset: '-2px',
})

export const stage = style({
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: 0,
})

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.large,
})

export const placeText = style({
  minInlineSize: '4ch',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space.tiny,
  insetInlineEnd: vars.space.small,
})
