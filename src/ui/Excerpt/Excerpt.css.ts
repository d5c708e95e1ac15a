import { style } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

export const excerpt = style({})

export const summary = style({
  listStyle: 'none',
  cursor: 'pointer',
  borderRadius: vars.radius.small,
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
})

export const whileClosed = style({ selectors: { [`${excerpt}[open] &`]: { display: 'none' } } })

export const whileOpen = style({
  selectors: { [`${excerpt}:not([open]) &`]: { display: 'none' } },
})

export const more = style({
  color: vars.color.inkQuiet,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  whiteSpace: 'nowrap',
  selectors: { [`${summary}:hover &`]: { color: vars.color.ink } },
})

export const all = style({ whiteSpace: 'pre-line' })
