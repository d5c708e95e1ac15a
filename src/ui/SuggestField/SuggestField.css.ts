import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const around = style({ position: 'relative' })

export const field = style({
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingInline: vars.space.small,
  background: vars.color.surface,
  border: `1px solid ${vars.color.edge}`,
  borderRadius: vars.radius.medium,
  '::placeholder': { color: vars.color.inkQuiet, opacity: 1 },
})

/** Below the field, over the page. On a phone, it is wider than the field and reaches to the left. */
export const suggested = style({
  position: 'absolute',
  minInlineSize: 'max(100%, 17rem)',
  insetInlineEnd: 0,
  insetBlockStart: 'calc(100% + 4px)',
  listStyle: 'none',
})
