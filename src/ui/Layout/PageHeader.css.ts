import { style } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  marginBlockEnd: vars.space.large,
  '@media': { [media.tablet]: { marginBlockEnd: vars.space.huge } },
})

export const words = style({ display: 'grid', gap: vars.space.small, maxInlineSize: '46rem' })
