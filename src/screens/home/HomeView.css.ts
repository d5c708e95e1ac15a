import { globalStyle, type GlobalStyleRule, style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'
import { tile } from '../product/ProductTile.css.ts'

/** Three items in one row; two columns on a phone. */
export const three = style({
  display: 'grid',
  listStyle: 'none',
  gap: vars.space.medium,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': {
    [media.tablet]: { gap: vars.space.large, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
})

/** On a phone, the third item spans both columns with its text beside its picture, so that no cell stays empty. */
globalStyle(`${three} > :last-child:nth-child(odd)`, {
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
})

export const banner = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space.large,
  maxInlineSize: '82rem',
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  paddingBlock: vars.space.huge,
  '@media': {
    [media.tablet]: { paddingInline: vars.space.huge },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: vars.space.chapter,
      paddingBlock: vars.space.section,
    },
  },
})

/** Balances the lines of the paragraph at every width. */
globalStyle(`${banner} p`, { textWrap: 'balance' })

export const bannerPicture = style({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: vars.radius.large,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: vars.color.pictureShade,
    pointerEvents: 'none',
  },
})

export const bannerImage = style({ display: 'block', inlineSize: '100%', blockSize: 'auto' })

export const promises = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space.large,
  maxInlineSize: '82rem',
  marginInline: 'auto',
  paddingInline: vars.space.medium,
  '@media': {
    [media.tablet]: { paddingInline: vars.space.huge },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
})

export const promise = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.tiny,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line}`,
})

export const promiseMark = style({ inlineSize: '2.5rem', color: vars.color.ink })

const besides = (which = '') =>
  `${three} > :last-child:nth-child(odd) ${tile}${which === '' ? '' : ` > ${which}`}`
const onPhone = (rule: GlobalStyleRule) => ({ '@media': { [media.phone]: rule } })
globalStyle(
  besides(),
  onPhone({
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: vars.space.medium,
    alignContent: 'center',
    gridTemplateRows: '1fr auto auto 1fr',
  }),
)
globalStyle(besides('picture'), onPhone({ gridRow: '1 / -1', gridColumn: 1 }))
globalStyle(besides('picture + *'), onPhone({ gridRow: '2', gridColumn: 2 }))
globalStyle(besides(':last-child'), onPhone({ gridRow: '3', gridColumn: 2 }))
