import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  blockSize: '100%',
  minInlineSize: 0,
  scrollMarginBlock: vars.space.large,
})

/** The link of the title also covers the picture, which is as high as the card is wide. */
export const titleLink = style({ overflowWrap: 'anywhere' })
globalStyle(`${titleLink} > a::after`, {
  content: '""',
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  aspectRatio: '1',
})
globalStyle(`${titleLink} > a:hover`, { textDecorationLine: 'underline' })

export const wanted = style([
  card,
  { outline: `2px solid ${vars.color.held}`, outlineOffset: vars.space.tiny },
])

/** Has the same height with and without the verified badge, so that the lines of a row of cards align. */
export const seller = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.tiny,
  minBlockSize: '1.5rem',
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
})

export const place = style({ overflowWrap: 'anywhere' })

/** Grows, so that the buttons of a row of cards align. */
export const more = style({ flexGrow: 1 })

export const facts = style({ display: 'grid', gap: vars.space.small })

/** The secondary action, centred below the primary button. */
export const aside = style({ display: 'flex', justifyContent: 'center' })
