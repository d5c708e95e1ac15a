import { style } from '@vanilla-extract/css'

/** The text that replaces the button; it wraps, while the button's label does not. */
export const reason = style({ maxInlineSize: '9rem', whiteSpace: 'normal' })
