import { style } from '@vanilla-extract/css'
import { fadesIn } from '../theme/fade.ts'
import { vars } from '../theme/theme.css.ts'

export const trigger = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.hair,
  minBlockSize: '2.75rem',
  fontWeight: vars.weight.medium,
  borderRadius: vars.radius.small,
})

export const turned = style({
  display: 'inline-flex',
  transition: `transform ${vars.motion.quick}`,
  selectors: { [`${trigger}:has(+ :popover-open) &`]: { transform: 'rotate(180deg)' } },
})

export const panel = style({
  position: 'fixed',
  margin: 'auto',
  inset: '4rem 1rem auto auto',
  ...fadesIn,
  '@supports': {
    '(position-area: block-end)': {
      inset: 'auto',
      margin: 0,
      marginBlockStart: 4,
      positionArea: 'block-end span-inline-end',
      positionTryFallbacks: 'flip-inline, flip-block',
    },
  },
})

export const links = style({ listStyle: 'none' })

export const nested = style({ paddingInlineStart: vars.space.small })

/** A line above the last item. */
export const apart = style({
  marginBlockStart: vars.space.hair,
  paddingBlockStart: vars.space.hair,
  borderBlockStart: `1px solid ${vars.color.line}`,
})
