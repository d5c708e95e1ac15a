import { style } from '@vanilla-extract/css'
import { vars } from './theme.css.ts'

export const swatch = style({
  inlineSize: '4.5rem',
  blockSize: '2.5rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
})

export const sample = style([
  swatch,
  { display: 'grid', placeItems: 'center', fontWeight: vars.weight.medium },
])

/** Generated content: the sample has its own theme and is not part of the page's text. */
export const letters = style({ '::before': { content: 'Aa' } })

/** A control outlined by the background around it. */
export const control = style({
  display: 'block',
  inlineSize: '1.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.round,
})

export const bar = style({ blockSize: '1rem', background: vars.color.ink })

export const mover = style({
  inlineSize: '1rem',
  blockSize: '1rem',
  borderRadius: vars.radius.round,
  background: vars.color.ink,
  transitionProperty: 'transform',
  transitionTimingFunction: vars.motion.ease,
  selectors: { 'tr:hover &': { transform: 'translateX(2.5rem)' } },
})
