import { style } from '@vanilla-extract/css'

/** The buttons of a listing wrap between them and between words, but not within one. */
export const listing = style({
  minInlineSize: '6.25rem',
  maxInlineSize: '13rem',
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
})

/** The text that replaces the button; it wraps, while the button's label does not. */
export const reason = style({ maxInlineSize: '9rem', whiteSpace: 'normal' })
