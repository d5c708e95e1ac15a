import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { media } from './scales.ts'
import { vars } from './theme.css.ts'

const layout = defineProperties({
  conditions: {
    phone: {},
    tablet: { '@media': media.tablet },
    desktop: { '@media': media.desktop },
  },
  defaultCondition: 'phone',
  properties: {
    gap: vars.space,
    paddingBlock: vars.space,
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
  },
})

/** The few properties that layout primitives set by prop, each from the theme's own steps. */
export const sprinkles = createSprinkles(layout)
