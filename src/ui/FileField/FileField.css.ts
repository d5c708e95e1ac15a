import { style } from '@vanilla-extract/css'
import { control } from '../FieldFrame/FieldFrame.css.ts'
import { vars } from '../theme/theme.css.ts'

export const file = style({
  color: vars.color.inkQuiet,
  cursor: 'pointer',
  selectors: {
    [`${control}&`]: { padding: '0.375rem' },
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
