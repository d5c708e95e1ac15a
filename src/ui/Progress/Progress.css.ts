import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const progress = style({ display: 'grid', gap: '0.375rem' })

export const words = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
})

const bar = { background: vars.color.ink, transition: `inline-size ${vars.motion.calm}` }

export const track = style({
  appearance: 'none',
  display: 'block',
  inlineSize: '100%',
  blockSize: 4,
  border: 0,
  borderRadius: vars.radius.round,
  overflow: 'clip',
  background: vars.color.line,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.line },
    '&::-webkit-progress-value': bar,
    '&::-moz-progress-bar': bar,
  },
})
