import { style } from '@vanilla-extract/css'

export const drawing = style({ inlineSize: 'min(100%, 20rem)' })
