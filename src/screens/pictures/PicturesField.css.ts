import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
  listStyle: 'none',
})

export const item = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.medium,
})

export const preview = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '1',
  overflow: 'hidden',
  background: vars.color.groundSand,
  borderRadius: vars.radius.large,
})
