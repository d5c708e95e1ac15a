import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

const turn = keyframes({ to: { transform: 'rotate(1turn)' } })
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const place = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.small,
  minBlockSize: '2.75rem',
  color: vars.color.inkQuiet,
  animation: `${appear} ${vars.motion.quick} ${vars.motion.patience} both`,
})

export const ring = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  flex: 'none',
  border: `2px solid ${vars.color.line}`,
  borderBlockStartColor: 'currentColor',
  borderRadius: vars.radius.round,
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
