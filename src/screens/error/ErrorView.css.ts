import { style } from '@vanilla-extract/css'

export const drawing = style({ inlineSize: 'min(100%, 20rem)' })

/** Wraps anywhere, since a server's reference can have any length. */
export const reference = style({ overflowWrap: 'anywhere' })
