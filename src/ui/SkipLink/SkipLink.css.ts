import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const skip = style({
  position: 'fixed',
  zIndex: 20,
  insetBlockStart: vars.space.tiny,
  insetInlineStart: vars.space.tiny,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  background: vars.color.ink,
  color: vars.color.paper,
  borderRadius: vars.radius.medium,
  fontWeight: vars.weight.medium,
  // Off-screen and transparent: overscroll or a full-page screenshot would reveal an off-screen link.
  selectors: { '&:not(:focus-visible)': { transform: 'translateY(-200%)', opacity: 0 } },
})
