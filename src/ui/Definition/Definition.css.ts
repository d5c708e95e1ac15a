import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

export const listOf = styleVariants({
  line: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.medium,
    rowGap: vars.space.hair,
  },
  rows: { display: 'grid' },
  fine: { fontSize: vars.size.fine, fontWeight: vars.weight.regular },
  compact: { '@media': { [media.belowDesktop]: { fontSize: vars.size.fine } } },
})

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  rowGap: vars.space.hair,
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line}` } },
}

export const pairOf = styleVariants({
  line: { display: 'flex', gap: '0.375rem', fontSize: vars.size.small, minInlineSize: 0 },
  rows: row,
  // A label and its value wrap as one text.
  fine: { display: 'block' },
  compact: { '@media': { [media.desktop]: row } },
})

// The items of a grid are blocks, whatever their display is.
const inline = { [`:is(${pairOf.fine}, ${pairOf.compact}) > &`]: { display: 'inline' } } as const

const inRow = `:is(${pairOf.rows}, ${pairOf.compact}) > &`

export const term = style({
  color: vars.color.inkQuiet,
  selectors: {
    ...inline,
    [`${pairOf.line} > &`]: { flex: 'none' },
    [inRow]: {
      flex: 'none',
      inlineSize: `max(7rem, (100% - ${vars.space.medium}) * 2 / 7)`,
      // No word breaks: 'utbetalningskonto'.
      minInlineSize: 'min-content',
      maxInlineSize: '100%',
    },
    [`:is(${pairOf.fine}, ${pairOf.compact}) > &::after`]: { content: '" "' },
  },
})
/** The value stands below its label where large text leaves no room beside it. */
export const value = style({
  selectors: { ...inline, [inRow]: { flex: '1 1 9rem' } },
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
