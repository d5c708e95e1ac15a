import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.tiny,
  fontVariantNumeric: 'tabular-nums',
})

const amount = style({ fontWeight: vars.weight.bold, letterSpacing: '-0.03em', lineHeight: 1.1 })

export const amountOf = styleVariants({
  medium: [amount, { fontSize: 'clamp(1.25rem, 1.1rem + 0.6vw, 1.5rem)' }],
  // Smaller than the screen's title, so that a page of prices does not dominate it.
  large: [amount, { fontSize: 'clamp(1.5rem, 1.3rem + 0.9vw, 2rem)' }],
})

export const was = style({ color: vars.color.inkQuiet, fontSize: vars.size.small })
export const struck = style({ textDecorationThickness: '1px' })
export const saving = style({
  color: vars.color.positive,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
})
