import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

const drawn = style({
  inlineSize: '1em',
  blockSize: '1em',
  strokeWidth: 1.4,
  stroke: 'currentColor',
  strokeLinejoin: 'round',
  flex: 'none',
})

export const star = styleVariants({
  full: [drawn, { fill: 'currentColor' }],
  empty: [drawn, { fill: 'none' }],
})

export const row = style({ display: 'inline-flex', gap: '0.125rem', fontSize: '1.125rem' })

export const options = style({ display: 'inline-flex' })

/** A target of 44 pixels, even where a star is smaller. */
export const option = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  fontSize: '1.75rem',
  cursor: 'pointer',
  borderRadius: vars.radius.small,
})

export const radio = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'inherit',
})

/** The stars up to the chosen one are filled: a later option, or the own one, is checked. */
export const mark = style([
  drawn,
  {
    fill: 'none',
    selectors: {
      [`${option}:has(:checked) &, ${option}:has(~ ${option} :checked) &`]: {
        fill: 'currentColor',
      },
      [`${option}:has(:focus-visible) &`]: {
        outline: `2px solid ${vars.color.ink}`,
        outlineOffset: '4px',
        borderRadius: vars.radius.small,
      },
    },
  },
])
