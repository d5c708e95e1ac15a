import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

/** The next step comes first; on a desktop the item and the people are beside it. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.huge,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 44rem) minmax(0, 21rem)',
      justifyContent: 'space-between',
      columnGap: vars.space.chapter,
    },
  },
})

const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.huge,
})

export const main = style([column])

export const side = style([column])

export const next = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.medium,
  padding: vars.space.large,
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
})

export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.medium,
  overflowWrap: 'anywhere',
})

export const picture = style({
  flex: 'none',
  inlineSize: '7rem',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
})

/** Stands below the picture where large text leaves no room beside it. */
export const itemName = style({ flex: '1 1 7rem', minInlineSize: 0 })

export const timeline = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `2px solid ${vars.color.line}`,
  listStyle: 'none',
})

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.hair,
  overflowWrap: 'anywhere',
})

export const words = style({
  paddingInlineStart: vars.space.small,
  borderInlineStart: `2px solid ${vars.color.line}`,
})

export const pictures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))',
  gap: vars.space.tiny,
  maxInlineSize: '28rem',
})
