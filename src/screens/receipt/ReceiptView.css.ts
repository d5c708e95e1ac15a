import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
})

export const itemPicture = style({
  flex: 'none',
  inlineSize: '6rem',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
})

/** Stands below the picture where large text leaves no room beside it. */
export const itemName = style({ flex: '1 1 7rem', minInlineSize: 0, overflowWrap: 'anywhere' })

export const total = style({ fontWeight: vars.weight.bold })

export const longText = style({ overflowWrap: 'anywhere' })
