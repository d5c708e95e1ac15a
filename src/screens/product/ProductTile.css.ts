import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** The heart is beside the link, over its picture. */
export const framed = style({ position: 'relative' })

export const tile = style({ display: 'flex', flexDirection: 'column', gap: vars.space.tiny })
