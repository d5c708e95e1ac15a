import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const offeredItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
})

export const thumbnail = style({ inlineSize: '5rem', flex: 'none' })

export const itemFacts = style({ minInlineSize: 0 })

export const card = style({
  padding: vars.space.medium,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
})
