import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const list = style({ listStyle: 'none', display: 'grid' })

export const row = style({
  display: 'grid',
  gridTemplateColumns: '4rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.line}`,
})

export const facts = style({ display: 'grid', gap: vars.space.hair, minInlineSize: 0 })

/** One line of the latest message. */
export const latest = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})

export const aside = style({ display: 'grid', justifyItems: 'end', gap: vars.space.tiny })
