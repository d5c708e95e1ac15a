import { FailureError } from '../domain/failure.ts'

/** A path, and the template that it was built from, such as /users/role/{}: a trace may hold the template only. */
export type Path = { text: string; template: string }

/**
 * Builds a path with encoded segments: path`/users/role/${email}`. A segment that would change the path ('', '.' or
 * '..') throws FailureError `notFound`, and no request is sent.
 */
export function path(texts: TemplateStringsArray, ...segments: string[]): Path {
  return {
    text: String.raw({ raw: texts }, ...segments.map(encodeSegment)),
    template: texts.join('{}'),
  }
}

function encodeSegment(segment: string): string {
  if (['', '.', '..'].includes(segment)) {
    throw new FailureError({ kind: 'notFound', code: 'not-found', message: '' })
  }
  return encodeURIComponent(segment)
}
