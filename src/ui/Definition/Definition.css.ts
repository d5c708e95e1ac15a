import { style, styleVariants } from '@vanilla-extract/css'
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
})

export const pairOf = styleVariants({
  line: { display: 'flex', gap: '0.375rem', fontSize: vars.size.small, minInlineSize: 0 },
  rows: {
    display: 'grid',
    gridTemplateColumns: 'minmax(6rem, 2fr) minmax(0, 5fr)',
    gap: vars.space.medium,
    paddingBlock: vars.space.small,
    borderBlockStart: `1px solid ${vars.color.line}`,
    selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line}` } },
  },
  // A label and its value wrap as one text.
  fine: { display: 'block' },
})

const inline = { [`${pairOf.fine} > &`]: { display: 'inline' } }

export const term = style({
  color: vars.color.inkQuiet,
  selectors: {
    ...inline,
    [`${pairOf.line} > &`]: { flex: 'none' },
    [`${pairOf.fine} > &::after`]: { content: '" "' },
  },
})
export const value = style({
  selectors: inline,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
})
