import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'

/** The content below the list stays out of sight until the list is there. */
export const whole = style({ minBlockSize: '100vh' })

/** Below the list. */
export const settings = style({ paddingBlockStart: vars.space.medium })
