import type { Detail } from '../../src/actors/redaction.ts'

/** A different value: another kind, role or status, or empty instead of filled. */
const OTHER = 1
/** Another text or number of the same kind, or a value that only one of both has. */
const REWORDED = 0.3
/** Another id: ids differ between data sets. */
const RENAMED = 0.1

const isId = (name: string) => /id$/i.test(name)
/** The recording redacts personal text to its length: only whether the text is empty counts. */
const isLength = (text: string) => /^\(\d+ characters\)$/.test(text)
const EMPTY = '(0 characters)'
const isName = (text: string) => /^[\w/-]+$/.test(text)

const isList = (detail: Detail): detail is readonly Detail[] => Array.isArray(detail)
const isFields = (detail: Detail): detail is { readonly [key: string]: Detail } =>
  typeof detail === 'object' && detail !== null && !isList(detail)

/** Returns the distance between the details of two events: 0 if they are alike as far as recorded, up to 1. */
export function distanceBetween(one: Detail, other: Detail): number {
  const apart = distances('', one, other)
  return apart.length === 0 ? 0 : apart.reduce((sum, each) => sum + each, 0) / apart.length
}

/** Returns one distance for each value that either of them has. */
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
  // The items of a list differ between data sets; whether the list is empty does not.
  if (isList(one) && isList(other)) return (one.length === 0) === (other.length === 0) ? 0 : OTHER
  if (typeof one === 'number' && typeof other === 'number') return REWORDED
  if (typeof one !== 'string' || typeof other !== 'string') return OTHER
  if (isLength(one) && isLength(other)) return (one === EMPTY) === (other === EMPTY) ? 0 : OTHER
  return isName(one) && isName(other) ? OTHER : REWORDED
}
