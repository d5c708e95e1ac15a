import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const picture = style({
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '@media': {
    [media.belowDesktop]: { maxInlineSize: '24rem' },
    [media.print]: { maxInlineSize: '16rem' },
  },
})

/** Reserves the height of the card fields and their button, to avoid a layout shift when they load. */
export const form = style({ minBlockSize: '20.5rem' })

export const fields = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.medium,
  minBlockSize: '15.75rem',
})

/** The fields while the provider confirms the payment: they keep their input and accept no more. */
export const restingFields = style([fields, { opacity: 0.7, pointerEvents: 'none' }])

export const transaction = style({ overflowWrap: 'anywhere' })
