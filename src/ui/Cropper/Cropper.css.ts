import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** As dark in every theme, so that the part that stays stands out. */
export const stage = style({
  position: 'relative',
  blockSize: 'clamp(14rem, 45vh, 24rem)',
  background: '#1b1b1b',
  borderRadius: vars.radius.large,
  overflow: 'hidden',
})

export const frame = style({
  selectors: {
    '&:focus-visible': { outline: '3px solid #fff', outlineOffset: '-3px' },
  },
})

export const zoomField = style({
  display: 'grid',
  gap: vars.space.tiny,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
})

export const slider = style({
  inlineSize: '100%',
  blockSize: '2.75rem',
  margin: 0,
  accentColor: vars.color.ink,
})
