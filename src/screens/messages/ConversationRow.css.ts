import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** One line of the latest message. */
export const latest = style({
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
})

export const aside = style({ display: 'grid', justifyItems: 'end', gap: vars.space.tiny })
