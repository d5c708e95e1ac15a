import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

const rule = { content: '""', blockSize: 1, background: vars.color.line } as const

/** Words between two thin rules. */
export const divider = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  gap: vars.space.small,
  alignItems: 'center',
  paddingBlockStart: vars.space.small,
  fontSize: vars.size.small,
  color: vars.color.inkQuiet,
  '::before': rule,
  '::after': rule,
})

export const panel = style({
  display: 'grid',
  gap: vars.space.small,
  padding: vars.space.medium,
  background: vars.color.sunken,
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
})
