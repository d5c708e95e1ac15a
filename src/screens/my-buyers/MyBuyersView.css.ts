import { style } from '@vanilla-extract/css'

export const picture = style({ inlineSize: '4.5rem' })
