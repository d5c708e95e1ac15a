import { createVar, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { media } from '../theme/scales.ts'
import { vars } from '../theme/theme.css.ts'

const ground = createVar()

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
    // A label of several words wraps rather than widen the page.
    '@media': { [media.phone]: { whiteSpace: 'normal' } },
  },
  variants: {
    tone: {
      neutral: { color: vars.color.inkQuiet, vars: { [ground]: vars.color.sunken } },
      positive: { color: vars.color.positive, vars: { [ground]: vars.color.positiveGround } },
      held: { color: vars.color.held, vars: { [ground]: vars.color.heldGround } },
    },
    look: {
      bare: {},
      filled: {
        paddingInline: '0.4375rem',
        paddingBlock: '0.125rem',
        borderRadius: vars.radius.small,
        background: ground,
        '@media': { [media.forced]: { border: '1px solid' } },
      },
    },
  },
})

/** The badge is small; on a touch screen it has a target of 44 px. */
export const explained = style({
  cursor: 'help',
  borderRadius: vars.radius.small,
  minBlockSize: '1.5rem',
  '@media': {
    [media.touch]: { minBlockSize: '2.75rem', minInlineSize: '2.75rem' },
  },
})
