import { FailureError } from '../domain/failure.ts'

/**
 * Builds a path with encoded segments: path`/users/role/${email}`. A segment that would change the path ('', '.' or
 * '..') throws Failed `notFound`, and no request is sent.
 */
export function path(texts: TemplateStringsArray, ...segments: string[]): string {
  return String.raw({ raw: texts }, ...segments.map(encodeSegment))
}

function encodeSegment(segment: string): string {
  if (['', '.', '..'].includes(segment)) {
    throw new FailureError({
      kind: 'notFound',
      code: 'not-found',
      message: 'There is nothing at this address.',
    })
  }
  return encodeURIComponent(segment)
}
