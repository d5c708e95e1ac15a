import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** The stroke has one width at every size. */
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

/** Flat colour, offset slightly from the line. */
export const wash = styleVariants({
  sand: { fill: vars.color.groundSand, stroke: 'none' },
  moss: { fill: vars.color.groundMoss, stroke: 'none' },
  sky: { fill: vars.color.groundSky, stroke: 'none' },
  rose: { fill: vars.color.groundRose, stroke: 'none' },
})

/** Faint, dotted lines. */
export const faint = style({ opacity: 0.55, strokeDasharray: '1 6' })

export const solid = style({ fill: 'currentColor', stroke: 'none' })
