import { style } from '@vanilla-extract/css'

export const area = style({ resize: 'vertical', fieldSizing: 'content', minBlockSize: '7rem' })
