import { isPlain, isPlainOfLines } from '../../../text.ts'
import { invalidRequest } from '../api-error.ts'

/** The value of a form's field: text, or what its name has in brackets. */
export type Field = string | Fields
/** A map and not an object, because a field may have any name, such as __proto__. */
export type Fields = Map<string, Field>

/** Parses a form body or a query in Stripe's encoding, such as `metadata[size]=3&expand[]=customer`. Throws ApiError (400). */
export function readForm(text: string): Fields {
  const fields: Fields = new Map()
  for (const [name, value] of new URLSearchParams(text)) {
    if (!isPlain(name) || !isPlainOfLines(value)) {
      throw invalidRequest('parameter_invalid_string', 'A parameter holds a control character.')
    }
    place(fields, name, value)
  }
  return fields
}

/** Returns the keys of a name: `a[b][]` has the keys a, b and ''. A name with other brackets is one key. */
function keysOf(name: string): string[] {
  const [, first = name, rest = ''] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name) ?? []
  return [first, ...rest.split(/[[\]]/).filter((_, index) => index % 2 === 1)]
}

function place(fields: Fields, name: string, value: string): void {
  const keys = keysOf(name)
  const last = keys.pop() ?? name
  let inner = fields
  for (const key of keys) {
    const next = inner.get(key) ?? new Map<string, Field>()
    if (typeof next === 'string') throw invalidRequest(null, 'Invalid object', name)
    inner.set(key, next)
    inner = next
  }
  // An empty key is the next item of a list.
  inner.set(last === '' ? String(inner.size) : last, value)
}
