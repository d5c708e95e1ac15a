import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const missingDetails = style({ paddingInlineStart: vars.space.large, listStyle: 'disc' })

export const orderRows = style({ display: 'grid', minInlineSize: 0 })

export const orderRow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.medium,
  rowGap: vars.space.tiny,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

/** Where the money is, and when the buyer paid, below the item and its price. */
export const orderFacts = style({ display: 'grid', gap: vars.space.tiny, gridColumn: '1 / -1' })
