import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const tile = style({ display: 'flex', flexDirection: 'column', gap: vars.space.tiny })
