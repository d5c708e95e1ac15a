import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const file = style({
  padding: '0.375rem',
  color: vars.color.inkQuiet,
  cursor: 'pointer',
  selectors: {
    '&::file-selector-button': {
      font: 'inherit',
      fontWeight: vars.weight.medium,
      color: vars.color.ink,
      background: vars.color.sunken,
      border: 0,
      borderRadius: vars.radius.small,
      minBlockSize: '2.125rem',
      paddingInline: vars.space.medium,
      marginInlineEnd: vars.space.small,
      cursor: 'pointer',
    },
  },
})
