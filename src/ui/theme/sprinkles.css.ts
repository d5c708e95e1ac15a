import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { vars } from './theme.css.ts'

const layout = defineProperties({
  properties: {
    gap: vars.space,
    alignItems: ['start', 'center', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'space-between'],
  },
})

/**
 * The properties that layout primitives set by prop, each with the theme's tokens. Use it only in `.css.ts` files: a
 * component that imports it adds the whole lookup table to the client bundle.
 */
export const sprinkles = createSprinkles(layout)
