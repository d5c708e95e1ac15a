import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })
const breathe = keyframes({ '50%': { opacity: 0.55 } })

/** Reserves its space at once, but becomes visible only after 150 ms. */
export const shape = style({
  display: 'grid',
  gap: vars.space.small,
  animation: `${appear} ${vars.motion.calm} ${vars.motion.patience} both`,
})

const bone = style({
  display: 'block',
  background: vars.color.sunken,
  borderRadius: vars.radius.small,
  animation: `${breathe} 1800ms ease-in-out infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forced]: { background: 'GrayText' },
  },
})

export const boneOf = styleVariants({
  line: [bone, { blockSize: '0.875rem' }],
  short: [bone, { blockSize: '0.875rem', inlineSize: '55%' }],
  title: [bone, { blockSize: '1.75rem', inlineSize: '40%' }],
  picture: [bone, { aspectRatio: '1', borderRadius: vars.radius.medium }],
  button: [bone, { blockSize: '2.75rem', borderRadius: vars.radius.medium }],
  field: [bone, { blockSize: '3rem', borderRadius: vars.radius.medium }],
  thumb: [bone, { blockSize: '4rem', inlineSize: '4rem', borderRadius: vars.radius.medium }],
})

const cells = style({
  display: 'grid',
  gap: vars.space.medium,
  alignItems: 'center',
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const row = style([cells, { gridTemplateColumns: '4rem 2fr 1fr 1fr' }])
export const rowOfWords = style([
  cells,
  { gridTemplateColumns: '2fr 2fr 1fr', minBlockSize: '3.5rem' },
])
