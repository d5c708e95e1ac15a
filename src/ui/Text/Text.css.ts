import { recipe } from '@vanilla-extract/recipes'
import { vars } from '../theme/theme.css.ts'

export const text = recipe({
  variants: {
    size: {
      fine: { fontSize: vars.size.fine, lineHeight: 1.4 },
      small: { fontSize: vars.size.small, lineHeight: 1.45 },
      body: { fontSize: vars.size.body, lineHeight: 1.5 },
      lead: { fontSize: vars.size.lead, lineHeight: 1.4, letterSpacing: '-0.008em' },
    },
    tone: {
      ink: {},
      quiet: { color: vars.color.inkQuiet },
      positive: { color: vars.color.positive },
      held: { color: vars.color.held },
      danger: { color: vars.color.danger },
    },
    weight: {
      regular: {},
      medium: { fontWeight: vars.weight.medium },
      bold: { fontWeight: vars.weight.bold },
    },
    figures: { true: { fontVariantNumeric: 'tabular-nums' } },
    lines: { true: { whiteSpace: 'pre-line' } },
  },
})
