import type { Destination } from '../domain/destinations.ts'
import type { SearchParam } from './defineScreen.ts'

// No validation library: every page loads the descriptors.

/** A parameter of any text except ''. */
export const textParam = (name: string): SearchParam<string> => ({
  name,
  decode: (text) => text || undefined,
  encode: (text) => text,
})

/** A parameter that has one of these values. */
export const choiceParam = <Value extends string>(
  name: string,
  values: readonly Value[],
): SearchParam<Value> => ({
  name,
  decode: (text) => values.find((value) => value === text),
  encode: (value) => value,
})

/** The destination to which a login or a registration leads back. It is never another login or registration. */
export const originParam = (name: string): SearchParam<Destination> => ({
  name,
  decode: (path, destinationOf) => unwrap(destinationOf(path) ?? undefined),
  encode(origin, pathOf) {
    const place = unwrap(origin)
    return place === undefined ? undefined : pathOf(place)
  },
})

/** Returns the origin inside of logins and registrations. */
function unwrap(origin: Destination | undefined): Destination | undefined {
  let inner = origin
  while (inner !== undefined && (inner.screen === 'login' || inner.screen === 'register')) {
    inner = inner.origin
  }
  return inner
}
