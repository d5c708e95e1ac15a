import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** Wide enough that the name of a town does not wrap. */
export const place = style({ minInlineSize: '6.5rem' })

export const list = style({ listStyle: 'none', marginBlockStart: vars.space.small })

export const comment = style({
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line}`,
  overflowWrap: 'anywhere',
})
