import { style } from '@vanilla-extract/css'

export const picture = style({ inlineSize: '4.5rem' })

/** What stands in for a button: it wraps where the button does not. */
export const reason = style({ maxInlineSize: '9rem', whiteSpace: 'normal' })

export const condition = style({ display: 'inline-block', textTransform: 'capitalize' })
