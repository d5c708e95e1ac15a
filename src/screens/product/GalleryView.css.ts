import { style } from '@vanilla-extract/css'
import { media } from '../../ui/theme/scales.ts'
import { vars } from '../../ui/theme/theme.css.ts'

export const main = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.small,
})

export const enlarge = style({
  display: 'block',
  inlineSize: '100%',
  cursor: 'zoom-in',
  borderRadius: vars.radius.medium,
  // The strip would clip a ring around the picture.
  outlineOffset: '-2px',
})

/** Which picture is shown, on it: a phone has no thumbnails. */
export const counter = style({
  position: 'absolute',
  insetBlockEnd: vars.space.small,
  insetInlineEnd: vars.space.small,
  paddingBlock: '0.125rem',
  paddingInline: vars.space.tiny,
  borderRadius: vars.radius.round,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  background: vars.color.paper,
  color: vars.color.ink,
  pointerEvents: 'none',
  '@media': {
    [media.tablet]: { display: 'none' },
    [media.forced]: { border: '1px solid' },
  },
})

export const thumbnails = style({
  display: 'none',
  listStyle: 'none',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(4rem, 1fr))',
      gap: vars.space.tiny,
    },
    [media.print]: { display: 'none' },
  },
})

export const thumbnail = style({
  display: 'block',
  inlineSize: '100%',
  cursor: 'pointer',
  borderRadius: vars.radius.medium,
  selectors: {
    '&[aria-current="true"]': { boxShadow: `0 0 0 2px ${vars.color.ink}` },
  },
  '@media': {
    [media.forced]: {
      border: '2px solid transparent',
      selectors: { '&[aria-current="true"]': { borderColor: 'Highlight' } },
    },
  },
})
