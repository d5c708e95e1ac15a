import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** Summary, form and terms below each other; on a desktop the form is beside the two others. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 36rem) minmax(0, 21rem)',
      gridTemplateRows: 'auto 1fr',
      justifyContent: 'space-between',
      columnGap: vars.space.chapter,
    },
  },
})

export const main = style({
  '@media': { [media.desktop]: { gridColumn: 1, gridRow: '1 / span 2' } },
})

export const terms = style({ '@media': { [media.desktop]: { gridColumn: 2, gridRow: 2 } } })

/** A thumbnail with lines of text beside it, or below it where large text leaves no room; on a desktop below it. */
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  gap: vars.space.medium,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridColumn: 2,
      gridRow: 1,
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
})

export const summaryFacts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.hair,
  flex: '1 1 9rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.desktop]: { gap: vars.space.small } },
})

export const seller = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.tiny,
})

export const picture = style({
  flex: 'none',
  inlineSize: '7rem',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '@media': {
    [media.desktop]: { inlineSize: 'auto' },
    [media.print]: { maxInlineSize: '16rem' },
  },
})

export const total = style({ fontWeight: vars.weight.bold })

export const held = style({ display: 'flex', alignItems: 'start', gap: vars.space.tiny })

/** Reserves the height of the card fields and their button, to avoid a layout shift when they load. */
export const form = style({ minBlockSize: '15rem' })

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignContent: 'start',
  gap: vars.space.medium,
  minBlockSize: '10.25rem',
})

// Expiry date and CVC share the row below the card number.
globalStyle(`${fields} > :first-child`, { gridColumn: '1 / -1' })

/** On a phone the button stays in reach while the form is in view. */
export const payBar = style({
  '@media': {
    [media.phone]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      paddingBlock: vars.space.tiny,
      paddingBlockEnd: `max(${vars.space.tiny}, env(safe-area-inset-bottom))`,
      background: vars.color.paper,
    },
  },
})

// Keeps a focused field from being scrolled behind the sticky button.
globalStyle(`:root:has(${payBar})`, {
  '@media': { [media.phone]: { scrollPaddingBlockEnd: '6rem' } },
})

export const disclosure = style({ paddingBlockStart: vars.space.tiny })

export const testCardsSummary = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.inkQuiet,
  fontSize: vars.size.small,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
})

export const nextSteps = style({
  display: 'grid',
  gap: vars.space.tiny,
  listStyle: 'decimal',
  paddingInlineStart: vars.space.large,
  overflowWrap: 'anywhere',
})

/** The fields while the provider confirms the payment: they keep their input and accept no more. */
export const restingFields = style([fields, { opacity: 0.7, pointerEvents: 'none' }])

export const transaction = style({ overflowWrap: 'anywhere' })
