import { style } from '@vanilla-extract/css'

/** Wide enough that the name of a town does not wrap. */
export const place = style({ minInlineSize: '6.5rem' })
