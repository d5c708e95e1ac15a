import { style } from '@vanilla-extract/css'

export const picture = style({ inlineSize: '4.5rem' })

/** A town is not broken. */
export const place = style({ minInlineSize: '6.5rem' })
