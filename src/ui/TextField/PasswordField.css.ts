import { style } from '@vanilla-extract/css'
import { control } from '../FieldFrame/FieldFrame.css.ts'
import { vars } from '../theme/theme.css.ts'

export const withToggle = style({ position: 'relative' })

export const input = style({
  selectors: { [`${control}&`]: { paddingInlineEnd: '4.75rem' } },
})

export const toggle = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  minInlineSize: '2.75rem',
  paddingInline: '0.8125rem',
  borderRadius: vars.radius.medium,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  color: vars.color.inkQuiet,
  textDecorationLine: 'underline',
  textDecorationColor: vars.color.line,
  ':hover': { color: vars.color.ink, textDecorationColor: 'currentColor' },
  selectors: {
    '&[aria-pressed="true"]': { color: vars.color.ink, textDecorationLine: 'none' },
  },
})
