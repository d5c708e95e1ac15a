import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

export const rowsTable = style({ display: 'grid', gap: vars.space.medium })
