import { style } from '@vanilla-extract/css'
import { list } from '../FieldFrame/choices.css.ts'
import { vars } from '../theme/theme.css.ts'

export const group = style({ display: 'grid', gap: '0.375rem' })

// A legend is not a grid item of its fieldset.
export const legend = style({ paddingBlockEnd: '0.375rem' })

export const choices = style([
  list,
  { selectors: { [`${group}[aria-invalid="true"] &`]: { borderColor: vars.color.danger } } },
])
