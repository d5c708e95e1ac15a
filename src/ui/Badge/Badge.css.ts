import { style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.hair,
    fontSize: vars.size.small,
    fontWeight: vars.weight.medium,
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    verticalAlign: 'middle',
  },
  variants: {
    tone: {
      neutral: { color: vars.color.inkQuiet },
      positive: { color: vars.color.positive },
      held: { color: vars.color.held },
      danger: { color: vars.color.danger },
    },
    look: {
      bare: {},
      filled: {
        paddingInline: '0.4375rem',
        paddingBlock: '0.125rem',
        borderRadius: vars.radius.small,
        '@media': { [media.forced]: { border: '1px solid' } },
      },
    },
  },
  compoundVariants: [
    { variants: { look: 'filled', tone: 'neutral' }, style: { background: vars.color.sunken } },
    {
      variants: { look: 'filled', tone: 'positive' },
      style: { background: vars.color.positiveGround },
    },
    { variants: { look: 'filled', tone: 'held' }, style: { background: vars.color.heldGround } },
    {
      variants: { look: 'filled', tone: 'danger' },
      style: { background: vars.color.dangerGround },
    },
  ],
})

/** The badge is small, but its touch target is larger. */
export const explained = style({
  position: 'relative',
  cursor: 'help',
  borderRadius: vars.radius.small,
  minBlockSize: '1.5rem',
  selectors: {
    '&::before': { content: '""', position: 'absolute', inset: '-10px -6px' },
  },
  '@media': { [media.hover]: { selectors: { '&::before': { content: 'none' } } } },
})
