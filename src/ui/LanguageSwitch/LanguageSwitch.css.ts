import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

/** A word needs more room than a sign. */
export const word = style({ paddingInline: vars.space.small, fontSize: vars.size.small })
