import { style } from '@vanilla-extract/css'

/** What stands in for a button: it wraps where the button does not. */
export const reason = style({ maxInlineSize: '9rem', whiteSpace: 'normal' })
