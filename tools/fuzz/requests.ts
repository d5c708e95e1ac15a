import {
  array,
  constant,
  constantFrom,
  nat,
  oneof,
  record,
  tuple,
  type Arbitrary,
} from 'fast-check'
import type { Call } from '../../server/routes/endpoints.ts'
import { payloadBody, payloadUrlPart, payloadValue } from './payloads.ts'

export type Who = 'ann' | 'bob' | 'sue' | 'ada' | 'proof' | 'garbage' | 'nobody'
/** A request before its mutation. */
export type Shape = {
  who: Who
  path: string
  query?: Record<string, string>
  json?: object
  headers?: Record<string, string>
}

export type FuzzedRequest = {
  who: Who
  method: string
  path: string
  body: string | null
  headers: Record<string, string>
}

const everybody: readonly Who[] = ['ann', 'bob', 'sue', 'ada', 'proof', 'garbage', 'nobody']

/** A mutation of a valid request, as data, so that a failure can be reproduced. */
export type Harm = {
  who: Who | null
  /** The index of a field and its new value. */
  fields: readonly (readonly [number, unknown])[]
  parts: readonly (readonly [number, string])[]
  body: string | null
  headers: Record<string, string>
}

export const harms: Arbitrary<Harm> = record({
  who: oneof(
    { weight: 5, arbitrary: constant(null) },
    { weight: 1, arbitrary: constantFrom(...everybody) },
  ),
  fields: array(tuple(nat(12), payloadValue), { maxLength: 2 }),
  parts: array(tuple(nat(4), payloadUrlPart), { maxLength: 1 }),
  body: oneof({ weight: 4, arbitrary: constant(null) }, { weight: 1, arbitrary: payloadBody }),
  headers: oneof(
    constant({}),
    record({ 'idempotency-key': constantFrom('k1', 'k2', 'x'.repeat(300), "'") }),
    record({
      'content-type': constantFrom('text/plain', 'application/xml', 'x', 'multipart/form-data'),
    }),
    record({ 'stripe-signature': constantFrom('t=1,v1=00', 't=,v1=', 'x', 't=1e308,v1=00') }),
  ),
})

/** Returns the request of a call with the mutation applied. */
export function harm(call: Call, shape: Shape, done: Harm): FuzzedRequest {
  const method = call.slice(0, call.indexOf(' '))
  const parts = shape.path.split('/')
  const query = Object.entries(shape.query ?? {})
  for (const [place, part] of done.parts) {
    const index = place % (1 + query.length)
    const entry = query[index - 1]
    if (entry !== undefined) entry[1] = part
    else if (call.includes(':')) parts[parts.length - 1] = part
    else query.push(['limit', part])
  }
  const json: Record<string, unknown> = { ...shape.json }
  const names = Object.keys(json)
  for (const [place, value] of done.fields) {
    const name = names[place % (names.length + 1)]
    if (name !== undefined) json[name] = value
  }
  const whole = shape.json === undefined ? null : JSON.stringify(json)
  const body = method === 'GET' ? null : (done.body ?? whole)
  const asked = query.map(([name, value]) => `${name}=${value}`).join('&')
  return {
    who: done.who ?? shape.who,
    method,
    path: parts.join('/') + (asked === '' ? '' : `?${asked}`),
    body,
    headers: { 'content-type': 'application/json', ...shape.headers, ...done.headers },
  }
}
