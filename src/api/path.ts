import { Failed } from '../domain/failure.ts'

/**
 * A path with encoded segments: path`/users/role/${email}`.
 * An id that would name another path ('', '.' or '..') belongs to nothing: Failed notFound, and nothing is sent.
 */
export function path(texts: TemplateStringsArray, ...segments: string[]): string {
  return String.raw({ raw: texts }, ...segments.map(encodeSegment))
}

function encodeSegment(segment: string): string {
  if (['', '.', '..'].includes(segment)) {
    throw new Failed({ kind: 'notFound', message: 'There is nothing at this address.' })
  }
  return encodeURIComponent(segment)
}
