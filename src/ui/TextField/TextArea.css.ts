import { style } from '@vanilla-extract/css'
import { control } from '../FieldFrame/FieldFrame.css.ts'

export const area = style({
  resize: 'vertical',
  fieldSizing: 'content',
  selectors: { [`${control}&`]: { minBlockSize: '7rem' } },
})
