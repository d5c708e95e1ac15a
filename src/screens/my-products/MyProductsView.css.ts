import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const picture = style({ inlineSize: '4.5rem' })

/** What stands in for a button: it wraps where the button does not. */
export const reason = style({ maxInlineSize: '9rem', whiteSpace: 'normal' })

export const condition = style({ display: 'inline-block', textTransform: 'capitalize' })

export const description = style({
  minInlineSize: '11rem',
  // No wider than two lines can say less than what is short.
  maxInlineSize: '20rem',
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
})

export const summary = style({
  display: 'block',
  cursor: 'pointer',
  '@media': { [media.touch]: { paddingBlock: vars.space.small } },
})

/** The beginning stays where it is when the rest opens below it. */
export const beginning = style({
  selectors: {
    'details:not([open]) > summary > &': {
      display: '-webkit-box',
      overflow: 'hidden',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
    },
  },
})

export const more = style({
  color: vars.color.inkQuiet,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
})
export const whenClosed = style({
  selectors: { 'details[open] > summary > &': { display: 'none' } },
})
export const whenOpen = style({
  selectors: { 'details:not([open]) > summary > &': { display: 'none' } },
})
