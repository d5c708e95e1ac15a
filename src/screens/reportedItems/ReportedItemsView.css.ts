import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const list = style({ listStyle: 'none', marginBlockStart: vars.space.small })

export const comment = style({
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})
