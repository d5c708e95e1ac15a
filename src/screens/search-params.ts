import { is, type Struct } from 'superstruct'
import type { Destination } from '../domain/destinations.ts'
import type { SearchParam } from './defineScreen.ts'

/** A parameter whose text matches a struct. */
export const textParam = <Text extends string>(
  name: string,
  struct: Struct<Text>,
): SearchParam<Text> => ({
  name,
  decode: (text) => (is(text, struct) ? text : undefined),
  encode: (text) => text,
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
