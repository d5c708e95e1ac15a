import { style } from '@vanilla-extract/css'

/** Reserves the space of the drawing, which loads after the text. */
export const drawing = style({ inlineSize: 'min(100%, 20rem)', aspectRatio: '320 / 220' })

/** Wraps anywhere, since a server's reference can have any length. */
export const reference = style({ overflowWrap: 'anywhere' })
