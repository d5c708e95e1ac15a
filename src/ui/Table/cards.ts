import type { StyleRule } from '@vanilla-extract/css'
import { broad, medium, slim } from './place.css.ts'

type Rule = Omit<StyleRule, '@container' | '@media'>

/** Where even a table of many columns fits. */
export const broadTable = `${broad} (min-width: 72rem)`

/** Where the table does not fit, its rows are cards; in a narrow place with a line for each fact. */
export const asCards = (rule: Rule, asLines: Rule = {}) => ({
  [`${slim} (max-width: 29.99rem)`]: rule,
  [`${medium} (max-width: 51.99rem)`]: rule,
  [`${broad} (max-width: 71.99rem)`]: rule,
  '(max-width: 29.99rem)': asLines,
})
