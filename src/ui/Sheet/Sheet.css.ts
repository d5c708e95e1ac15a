import { style } from '@vanilla-extract/css'
import { fadesIn } from '../theme/fade.ts'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

export const trigger = style({
  minBlockSize: '1.75rem',
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.25em',
  borderRadius: vars.radius.small,
  ':hover': { textDecorationThickness: '2px' },
  '@media': { [media.touch]: { minBlockSize: '2.75rem' } },
})

export const panel = style({
  position: 'fixed',
  inset: 'auto 0 0',
  inlineSize: '100%',
  maxInlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 2rem)',
  padding: vars.space.large,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.size.body,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'normal',
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  outlineOffset: '-2px',
  ...fadesIn,
  selectors: { '&::backdrop': { background: vars.color.scrim } },
  '@media': {
    [media.tablet]: {
      inset: 0,
      inlineSize: '32rem',
      blockSize: 'fit-content',
      maxBlockSize: 'calc(100dvh - 3rem)',
      margin: 'auto',
      borderRadius: vars.radius.large,
    },
    [media.forced]: { border: '1px solid' },
  },
})

export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  marginBlockEnd: vars.space.medium,
})

export const title = style({
  fontSize: vars.size.title,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.028em',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
})

/** The cross aligns with the panel's edge. */
export const closeButton = style({
  flex: 'none',
  marginBlock: '-0.5rem',
  marginInlineEnd: '-0.75rem',
})
