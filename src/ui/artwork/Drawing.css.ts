import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** A line of one weight, whatever size the drawing is shown at. */
export const drawing = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** Flat colour, printed a little beside the line. */
export const wash = styleVariants({
  sand: { fill: vars.color.groundSand, stroke: 'none' },
  moss: { fill: vars.color.groundMoss, stroke: 'none' },
  sky: { fill: vars.color.groundSky, stroke: 'none' },
  rose: { fill: vars.color.groundRose, stroke: 'none' },
  plum: { fill: vars.color.groundPlum, stroke: 'none' },
})

/** Lines that are only suggested. */
export const faint = style({ opacity: 0.55, strokeDasharray: '1 6' })

export const solid = style({ fill: 'currentColor', stroke: 'none' })
