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

/** The content below the list stays out of sight until the list is there. */
export const whole = style({ minBlockSize: '100vh' })

/** Below the list. */
export const settings = style({ paddingBlockStart: vars.space.medium })

export const facts = style({ display: 'grid', gap: vars.space.hair, minInlineSize: 0 })
