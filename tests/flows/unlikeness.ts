import type { Detail } from '../../src/actors/redaction.ts'

/** Another answer altogether: another kind, role or status, blank in place of filled. */
const OTHER = 3
/** The same in other words or figures. */
const REWORDED = 1

/** What a text stands for where only its length was kept: whether there was one. */
const EMPTY = '(0 characters)'
const isLength = (text: string) => /^\(\d+ characters\)$/.test(text)
const isName = (text: string) => /^[\w/-]+$/.test(text)

const isList = (detail: Detail): detail is readonly Detail[] => Array.isArray(detail)
const isFields = (detail: Detail | undefined): detail is { readonly [key: string]: Detail } =>
  typeof detail === 'object' && detail !== null && !isList(detail)

/** How unlike what two events held is; 0: alike, as far as it was kept. */
export function unlikeness(one: Detail | undefined, other: Detail | undefined): number {
  if (one === other) return 0
  if (one === undefined || other === undefined) return REWORDED
  if (isFields(one) && isFields(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...names].reduce((sum, name) => sum + unlikeness(one[name], other[name]), 0)
  }
  // What is on a list differs from world to world; whether there is anything on it does not.
  if (isFields(one) || isFields(other)) return OTHER
  if (one === null || other === null) return OTHER
  if (isList(one) && isList(other)) return (one.length === 0) === (other.length === 0) ? 0 : OTHER
  if (typeof one !== typeof other || typeof one === 'boolean') return OTHER
  if (typeof one === 'string' && typeof other === 'string') return ofTexts(one, other)
  return REWORDED
}

function ofTexts(one: string, other: string): number {
  if (isLength(one) && isLength(other)) return (one === EMPTY) === (other === EMPTY) ? 0 : OTHER
  return isName(one) && isName(other) ? OTHER : REWORDED
}
