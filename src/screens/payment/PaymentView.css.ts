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

/** As high as the card's fields and their button, so that nothing below moves when they arrive. */
export const form = style({ minBlockSize: '20.5rem' })

export const fields = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.medium,
  minBlockSize: '15.75rem',
})

/** The card provider is being asked: the fields keep what was typed and take nothing more. */
export const restingFields = style([fields, { opacity: 0.7, pointerEvents: 'none' }])

export const transaction = style({ overflowWrap: 'anywhere' })
