import { style } from '@vanilla-extract/css'
import { vars } from '../theme/theme.css.ts'

// A grid stretches the control together with its anchor.
export const anchor = style({ display: 'inline-grid', maxInlineSize: '100%' })
export const anchorFill = style({ display: 'flex' })

const ANCHORED = '(position-area: block-start)'

export const tip = style({
  position: 'fixed',
  margin: 'auto',
  // Without CSS anchor positioning, the tooltip is fixed to the bottom of the viewport.
  inset: 'auto 0 1rem',
  inlineSize: 'max-content',
  maxInlineSize: 'min(18rem, 100vw - 2rem)',
  // The transparent border bridges the gap, so that the pointer can move onto the tooltip.
  border: '6px solid transparent',
  backgroundClip: 'padding-box',
  background: vars.color.ink,
  color: vars.color.paper,
  borderRadius: 9,
  paddingBlock: vars.space.tiny,
  paddingInline: vars.space.small,
  fontSize: vars.size.small,
  fontWeight: vars.weight.regular,
  lineHeight: 1.4,
  letterSpacing: 'normal',
  textAlign: 'start',
  opacity: 1,
  transition: `opacity ${vars.motion.quick} ${vars.motion.patience}`,
  '@starting-style': { opacity: 0 },
  '@supports': {
    [ANCHORED]: {
      inset: 'auto',
      marginBlock: 0,
      marginInline: vars.space.tiny,
      positionArea: 'block-start',
      positionTryFallbacks: 'flip-block',
    },
  },
})
