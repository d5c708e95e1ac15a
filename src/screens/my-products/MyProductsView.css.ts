import { style } from '@vanilla-extract/css'

/** The buttons of a listing wrap. */
export const listing = style({ maxInlineSize: '13rem', whiteSpace: 'normal' })

/** The text that replaces the button; it wraps, while the button's label does not. */
export const reason = style({ maxInlineSize: '9rem', whiteSpace: 'normal' })
