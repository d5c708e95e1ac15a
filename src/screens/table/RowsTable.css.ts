import { style } from '@vanilla-extract/css'
import { vars } from '../../ui/theme/theme.css.ts'
import { asBroadTable } from '../../ui/Table/cards.ts'
import { media } from '../../ui/theme/scales.ts'

/** Not a grid: a grid area would confine the sticky pagination. */
export const rowsTable = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
})

/** An id has no line break opportunity of its own. */
export const id = style({
  display: 'block',
  minInlineSize: '5rem',
  fontSize: vars.size.fine,
  color: vars.color.inkQuiet,
  overflowWrap: 'anywhere',
})

/** Wide enough that the name of a town does not wrap. */
export const place = style({ minInlineSize: '6.5rem' })

export const picture = style({ inlineSize: '4.5rem' })

/** Offsets a quiet button's padding and border, so that its text aligns with the header and the edge of a card. */
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

/** In a tight table, a number that is longer than most wraps between its groups of digits. */
export const phone = style({
  display: 'inline-block',
  whiteSpace: 'nowrap',
  '@container': asBroadTable({ minInlineSize: '5rem', whiteSpace: 'normal' }),
})

/** The address sets the column's smallest width, up to the limit. */
export const email = style({
  display: 'inline-block',
  maxInlineSize: 'min(100%, 16rem)',
  overflowWrap: 'break-word',
})
