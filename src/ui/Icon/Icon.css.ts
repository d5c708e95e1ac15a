import { style, styleVariants } from '@vanilla-extract/css'

const drawn = style({
  display: 'inline-block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  verticalAlign: '-0.15em',
})

export const icon = styleVariants({
  small: [drawn, { inlineSize: '1rem', blockSize: '1rem' }],
  medium: [drawn, { inlineSize: '1.25rem', blockSize: '1.25rem' }],
})
