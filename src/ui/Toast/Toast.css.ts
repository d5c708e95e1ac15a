import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(0.75rem)' } })
const leave = keyframes({ to: { opacity: 0 } })

export const region = style({
  position: 'fixed',
  zIndex: 30,
  insetInline: 0,
  // On a phone at the top: the next step is at the bottom, within reach of the thumb.
  insetBlockStart: 0,
  display: 'grid',
  gap: vars.space.tiny,
  padding: vars.space.medium,
  paddingBlock: `max(${vars.space.medium}, env(safe-area-inset-top)) max(${vars.space.medium}, env(safe-area-inset-bottom))`,
  listStyle: 'none',
  maxBlockSize: '100dvh',
  overflowY: 'auto',
  pointerEvents: 'none',
  // Above the bar at the bottom.
  selectors: { '&[data-moved="true"]': { insetBlock: 'auto 4rem' } },
  '@media': {
    [media.print]: { display: 'none' },
    [media.tablet]: {
      insetInlineStart: 'auto',
      insetBlock: 'auto 0',
      selectors: { '&[data-moved="true"]': { insetBlock: '0 auto' } },
      inlineSize: 'min(26rem, 100vw)',
      padding: vars.space.large,
    },
  },
})

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.small,
  alignItems: 'start',
  paddingBlock: vars.space.small,
  paddingInlineStart: vars.space.medium,
  paddingInlineEnd: vars.space.tiny,
  background: vars.color.ink,
  color: vars.color.paper,
  borderRadius: vars.radius.medium,
  pointerEvents: 'auto',
  touchAction: 'pan-y',
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${vars.motion.calm} ${vars.motion.ease}` },
    '&[data-state="closed"]': { animation: `${leave} ${vars.motion.quick}` },
    '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  },
  '@media': { [media.forced]: { border: '1px solid' } },
})

// The toast's background is inverted, so its icons use the tone's ground colour, light where the toast is dark.
export const sign = styleVariants({
  positive: [{ color: vars.color.positiveGround }],
  negative: [{ color: vars.color.dangerGround }],
  neutral: [{ color: vars.color.paper }],
})

export const place = style({ paddingBlockStart: '0.6875rem', display: 'flex' })
export const words = style({ paddingBlock: '0.625rem', whiteSpace: 'pre-line', lineHeight: 1.4 })
export const title = style({ fontWeight: vars.weight.medium })
export const detail = style({ fontSize: vars.size.small })

export const close = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: '2.75rem',
  blockSize: '2.75rem',
  borderRadius: vars.radius.medium,
  ':focus-visible': { outlineColor: vars.color.paper, outlineOffset: '-4px' },
})
