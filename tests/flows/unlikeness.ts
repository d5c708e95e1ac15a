import type { Detail } from '../../src/actors/redaction.ts'

/** Another answer altogether: another kind, role or status, blank in place of filled. */
const OTHER = 1
/** The same in other words or figures, or said by one of both alone. */
const REWORDED = 0.3
/** The same of something else: every world has ids of its own. */
const RENAMED = 0.1

const isId = (name: string) => /id$/i.test(name)
/** Of a text that may be anybody's only the length was kept: what counts is whether there was one. */
const isLength = (text: string) => /^\(\d+ characters\)$/.test(text)
const EMPTY = '(0 characters)'
const isName = (text: string) => /^[\w/-]+$/.test(text)

const isList = (detail: Detail): detail is readonly Detail[] => Array.isArray(detail)
const isFields = (detail: Detail): detail is { readonly [key: string]: Detail } =>
  typeof detail === 'object' && detail !== null && !isList(detail)

/** How unlike what two events held is: 0, where it is alike as far as it was kept, up to 1. */
export function unlikeness(one: Detail, other: Detail): number {
  const apart = distances('', one, other)
  return apart.length === 0 ? 0 : apart.reduce((sum, each) => sum + each, 0) / apart.length
}

/** One for each value that either of them has. */
function distances(name: string, one: Detail | undefined, other: Detail | undefined): number[] {
  if (one === undefined || other === undefined) return [REWORDED]
  if (isFields(one) && isFields(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return [...names].flatMap((field) => distances(field, one[field], other[field]))
  }
  return [one === other ? 0 : distance(name, one, other)]
}

function distance(name: string, one: Detail, other: Detail): number {
  if (isId(name)) return RENAMED
  // What is on a list differs from world to world; whether there is anything on it does not.
  if (isList(one) && isList(other)) return (one.length === 0) === (other.length === 0) ? 0 : OTHER
  if (typeof one === 'number' && typeof other === 'number') return REWORDED
  if (typeof one !== 'string' || typeof other !== 'string') return OTHER
  if (isLength(one) && isLength(other)) return (one === EMPTY) === (other === EMPTY) ? 0 : OTHER
  return isName(one) && isName(other) ? OTHER : REWORDED
}
