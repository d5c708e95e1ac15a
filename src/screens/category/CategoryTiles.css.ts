import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const categoryTile = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  minBlockSize: '6rem',
  paddingBlock: vars.space.medium,
  borderBlockStart: `2px solid ${vars.color.ink}`,
  fontSize: vars.size.title,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.02em',
  ':after': {
    content: '"→" / ""',
    transition: `translate ${vars.motion.quick} ${vars.motion.ease}`,
  },
  selectors: { 'a:hover > &::after': { translate: '0.25rem 0' } },
})

export const categoryPicture = style({ flex: 'none', inlineSize: '5.5rem' })

/** Stands below the picture where large text leaves no room beside it. */
export const categoryTitle = style({
  flex: '1 1 7rem',
  minInlineSize: 0,
  lineHeight: 1.2,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
})

export const threeInARow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
  columnGap: vars.space.large,
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
})
