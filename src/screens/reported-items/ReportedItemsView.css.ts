import { style } from '@vanilla-extract/css'

/** A town is not broken. */
export const place = style({ minInlineSize: '6.5rem' })
