import { style } from '@vanilla-extract/css'
import { fadesIn } from '../theme/fade.ts'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '2.75rem',
  color: vars.color.inkQuiet,
  fontSize: vars.size.small,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.small,
  ':hover': { color: vars.color.ink },
})

export const panel = style({
  position: 'fixed',
  // Without CSS anchor positioning, the panel is in the middle of the viewport.
  inset: 0,
  margin: 'auto',
  inlineSize: 'min(22rem, 100vw - 2rem)',
  blockSize: 'fit-content',
  maxBlockSize: 'min(24rem, 80dvh)',
  overflowY: 'auto',
  padding: vars.space.medium,
  background: vars.color.surface,
  color: vars.color.ink,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.medium,
  boxShadow: `0 12px 32px -12px ${vars.color.scrim}`,
  ...fadesIn,
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      margin: 0,
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-inline, flip-block, flip-block flip-inline',
      '@media': {
        [media.phone]: {
          marginInline: vars.space.medium,
          positionArea: 'block-end span-all',
          positionTryFallbacks: 'flip-block',
        },
      },
    },
  },
})
