import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

export const group = style({ display: 'grid', gap: '0.375rem' })

// A legend is not a grid item of its fieldset.
export const legend = style({ paddingBlockEnd: '0.375rem' })

export const choices = style({
  borderBlock: `1px solid ${vars.color.line}`,
  selectors: { [`${group}[aria-invalid="true"] &`]: { borderColor: vars.color.danger } },
})

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
  alignItems: 'start',
  minBlockSize: '2.75rem',
  paddingBlock: vars.space.small,
  cursor: 'pointer',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const radio = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: '0.125rem',
})

export const name = style({ fontWeight: vars.weight.medium })
export const detail = style({
  display: 'block',
  fontSize: vars.size.small,
  color: vars.color.inkQuiet,
  lineHeight: 1.4,
})
