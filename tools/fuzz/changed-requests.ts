import type { Call } from '../../server/routes/endpoints.ts'
import type { FuzzedRequest, Shape } from './requests.ts'

/** Returns the new text or number at a place, such as 'body.items.0.price', or the same one to leave it as it is. */
type Change = (value: unknown, place: string) => unknown

/** Yields a request once for each text and number in its path, query and body that `change` changes. */
export function* changedRequests(
  call: Call,
  { who, path, query = {}, json, headers }: Shape,
  change: Change,
): Generator<[place: string, request: FuzzedRequest]> {
  const [method = '', template = ''] = call.split(' ')
  const names = template.split('/')
  const parts = path.split('/')
  const parameters = Object.fromEntries(
    names.flatMap((name, index) => (name.startsWith(':') ? [[name, parts[index] ?? '']] : [])),
  )
  const whole = { path: parameters, query, body: json }
  for (const [place, changed] of eachChanged(whole, change)) {
    const filled = names.map((name) => encodeURIComponent(changed.path[name] ?? name)).join('/')
    const asked = new URLSearchParams(changed.query).toString()
    const request = {
      who,
      method,
      path: asked === '' ? filled : `${filled}?${asked}`,
      body: changed.body === undefined ? null : JSON.stringify(changed.body),
      headers: { 'content-type': 'application/json', ...headers },
    }
    yield [place, request]
  }
}

function* eachChanged<Value>(
  value: Value,
  change: Change,
  place = '',
): Generator<[place: string, changed: Value]> {
  if (typeof value !== 'object' || value === null) {
    const changed = change(value, place) as Value
    if (changed !== value) yield [place, changed]
    return
  }
  for (const [name, item] of Object.entries(value)) {
    const within = place === '' ? name : `${place}.${name}`
    for (const [changedPlace, changed] of eachChanged<unknown>(item, change, within)) {
      yield [changedPlace, Object.assign(structuredClone(value), { [name]: changed })]
    }
  }
}
