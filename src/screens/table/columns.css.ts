import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** It has no place of its own to break. */
export const id = style({
  display: 'block',
  minInlineSize: '5rem',
  fontSize: vars.size.fine,
  color: vars.color.inkQuiet,
  overflowWrap: 'anywhere',
})

export const picture = style({ inlineSize: '4.5rem' })

/** Its words begin below their header and end at the edge of a card, as those of what has no padding do. */
export const outdented = style({
  display: 'inline-block',
  marginInline: 'calc(-0.75rem - 1px)',
  '@media': { [media.forced]: { marginInline: 0 } },
})

export const capitalised = style({
  whiteSpace: 'nowrap',
  display: 'inline-block',
  textTransform: 'capitalize',
})

export const unbroken = style({ whiteSpace: 'nowrap' })
