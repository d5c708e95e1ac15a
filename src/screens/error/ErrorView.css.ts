import { style } from '@vanilla-extract/css'

export const drawing = style({ inlineSize: 'min(100%, 20rem)' })

/** A name of the server's own, however long. */
export const reference = style({ overflowWrap: 'anywhere' })
