import type { StyleRule } from '@vanilla-extract/css'
import { broad, medium, slim } from './place.css.ts'

type Rule = Omit<StyleRule, '@container' | '@media'>

/** Where a table of many columns fits, if it is set close: beside a menu at 1280 px. */
export const asBroadTable = (rule: Rule) => ({ [`${broad} (min-width: 64rem)`]: rule })

/** Where the table does not fit, its rows are cards; in a narrow place with a line for each fact. */
export const asCards = (rule: Rule, asLines: Rule = {}) => ({
  [`${slim} (max-width: 29.99rem)`]: rule,
  [`${medium} (max-width: 59.99rem)`]: rule,
  [`${broad} (max-width: 63.99rem)`]: rule,
  '(max-width: 29.99rem)': asLines,
})
