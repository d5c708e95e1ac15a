import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** A list of choices, each with a checkbox or a radio button. */
export const list = style({ borderBlock: `1px solid ${vars.color.line}`, padding: 0 })

export const item = style({
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
})

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
  alignItems: 'start',
  minBlockSize: '2.75rem',
  paddingBlock: vars.space.small,
  cursor: 'pointer',
  selectors: { '&:has([aria-disabled="true"])': { cursor: 'default' } },
})

/** The checkbox or the radio button. */
export const mark = style({
  inlineSize: '1.25rem',
  blockSize: '1.25rem',
  marginBlockStart: '0.125rem',
  cursor: 'inherit',
})

export const name = style({ fontWeight: vars.weight.medium })
export const detail = style({
  display: 'block',
  fontSize: vars.size.small,
  color: vars.color.inkQuiet,
  lineHeight: 1.4,
})
