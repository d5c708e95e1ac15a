import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const item = style({
  display: 'grid',
  gridTemplateColumns: '6rem minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.medium,
})

export const itemPicture = style({ overflow: 'hidden', borderRadius: vars.radius.large })

export const total = style({ fontWeight: vars.weight.bold })

export const longText = style({ overflowWrap: 'anywhere' })
