import { style } from '@vanilla-extract/css'
import { control } from '../FieldFrame/FieldFrame.css.ts'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

export const place = style({ position: 'relative', display: 'grid', alignItems: 'center' })

export const select = style({
  appearance: 'none',
  selectors: { [`${control}&`]: { paddingInlineEnd: '2.75rem' } },
  textOverflow: 'ellipsis',
  '@media': { [media.forced]: { appearance: 'auto' } },
})

export const sign = style({
  position: 'absolute',
  insetInlineEnd: vars.space.small,
  pointerEvents: 'none',
  '@media': { [media.forced]: { display: 'none' } },
})
