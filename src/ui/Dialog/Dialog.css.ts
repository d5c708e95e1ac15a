import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const rise = keyframes({ from: { transform: 'translateY(2rem)', opacity: 0 } })
const settle = keyframes({ from: { transform: 'translateY(0.5rem)', opacity: 0 } })

export const scrim = style({
  position: 'fixed',
  inset: 0,
  zIndex: 10,
  display: 'grid',
  alignItems: 'end',
  overflowY: 'auto',
  background: vars.color.scrim,
  animation: `${appear} ${vars.motion.quick}`,
  '@media': {
    [media.tablet]: { alignItems: 'center', justifyItems: 'center', padding: vars.space.large },
  },
})

const sheet = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  inlineSize: '100%',
  maxBlockSize: 'calc(100dvh - 2rem)',
  background: vars.color.surface,
  borderStartStartRadius: vars.radius.large,
  borderStartEndRadius: vars.radius.large,
  outlineOffset: '-2px',
  animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': {
    [media.tablet]: {
      borderRadius: vars.radius.large,
      maxBlockSize: 'calc(100dvh - 3rem)',
      animation: `${settle} ${vars.motion.calm} ${vars.motion.ease}`,
    },
    // The header and the buttons would leave no room between them, so the whole sheet scrolls.
    [media.low]: { maxBlockSize: 'none' },
    [media.forced]: { border: '1px solid' },
  },
})

export const sizeOf = styleVariants({
  small: [sheet, { '@media': { [media.tablet]: { maxInlineSize: '27rem' } } }],
  medium: [sheet, { '@media': { [media.tablet]: { maxInlineSize: '36rem' } } }],
})

const edge = vars.space.large

export const head = style({
  display: 'grid',
  gap: vars.space.tiny,
  padding: edge,
  paddingBlockEnd: vars.space.medium,
})

export const title = style({
  fontSize: vars.size.title,
  fontWeight: vars.weight.bold,
  letterSpacing: '-0.028em',
  lineHeight: 1.15,
  // Leaves room for the close button.
  paddingInlineEnd: '2.5rem',
})

export const description = style({
  color: vars.color.inkQuiet,
  whiteSpace: 'pre-line',
})

export const close = style({
  position: 'absolute',
  insetBlockStart: '1.125rem',
  insetInlineEnd: '0.875rem',
})

export const body = style({
  overflowY: 'auto',
  paddingInline: edge,
  // Leaves room for the focus ring of content at the edge.
  paddingBlock: vars.space.hair,
})

export const foot = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  gap: vars.space.small,
  padding: edge,
  paddingBlockStart: vars.space.medium,
  paddingBlockEnd: `max(${edge}, env(safe-area-inset-bottom))`,
  '@media': {
    [media.tablet]: { flexDirection: 'row', justifyContent: 'end' },
  },
})
