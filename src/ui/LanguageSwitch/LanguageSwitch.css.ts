import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** Text needs more padding than an icon. */
export const word = style({ paddingInline: vars.space.small, fontSize: vars.size.small })
