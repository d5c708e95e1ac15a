import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles'
import { vars } from './theme.css.ts'

const layout = defineProperties({
  properties: {
    gap: vars.space,
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
  },
})

/**
 * The few properties that layout primitives set by prop, each from the theme's own steps. For styles only: a component
 * that asked for them would bring the table of all of them to the browser.
 */
export const sprinkles = createSprinkles(layout)
