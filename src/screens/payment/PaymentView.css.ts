import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '@media': { [media.belowDesktop]: { maxInlineSize: '24rem' } },
})

export const fields = style({ display: 'grid', gap: vars.space.medium })

/** The card provider is being asked: the fields keep what was typed and take nothing more. */
export const restingFields = style([fields, { opacity: 0.7, pointerEvents: 'none' }])

export const transaction = style({ overflowWrap: 'anywhere' })
