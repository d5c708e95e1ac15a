import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** The picture beside the fields; it stays visible (sticky) while the seller fills them in. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 34rem)',
      columnGap: vars.space.chapter,
      alignItems: 'start',
    },
  },
})

export const pictureSide = style({
  '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: vars.space.large } },
})

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
})

export const wide = style({ gridColumn: '1 / -1' })

/** Blocks changes to the fields while they are submitted. */
export const resting = style({ pointerEvents: 'none' })

export const steps = style({ maxInlineSize: '40rem', marginBlockEnd: vars.space.large })
