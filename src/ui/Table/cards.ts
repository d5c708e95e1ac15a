import type { StyleRule } from '@vanilla-extract/css'
import { broad, medium, slim } from './place.css.ts'

type Rule = Omit<StyleRule, '@container' | '@media'>

/** Applies where a table with many columns fits with tight spacing: beside a menu at 1280 px. */
export const asBroadTable = (rule: Rule) => ({ [`${broad} (min-width: 64rem)`]: rule })

/**
 * Applies where the table does not fit and rows become cards; `asLines` in a narrow container, a fact per line;
 * `asStack` where large text leaves no room for two columns.
 */
export const asCards = (rule: Rule, asLines: Rule = {}, asStack: Rule = {}) => ({
  [`${slim} (max-width: 29.99rem)`]: rule,
  [`${medium} (max-width: 59.99rem)`]: rule,
  [`${broad} (max-width: 63.99rem)`]: rule,
  '(max-width: 29.99rem)': asLines,
  '(max-width: 14.99rem)': asStack,
})
