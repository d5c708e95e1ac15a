import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const note = style({ marginBlockEnd: vars.space.large })
