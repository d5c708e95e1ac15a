import { type Call, endpoints } from '../../server/routes/endpoints.ts'

/** A request of a call. The path has the query. */
export type Asked = {
  path: string
  json?: object
  headers?: Readonly<Record<string, string>>
}

/** Returns a value with the things of a market in place of those of the examples. */
const filled = <Value>(value: Value, things: Readonly<Record<string, string>>): Value =>
  JSON.parse(JSON.stringify(value), (_, text: unknown) =>
    typeof text === 'string' ? (things[text] ?? text) : text,
  )

/**
 * Returns the example of each endpoint as a request. `things`: the ids, names and e-mails that stand for those of the
 * examples, such as `{ 'product-1': 'p1' }`.
 */
export function requestsOf(things: Readonly<Record<string, string>>): Record<Call, Asked> {
  const requests = endpoints.map(({ call, path, example = {} }) => {
    const { params = {}, query = {}, body, headers } = filled(example, things)
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const asked = Object.entries(query).map(([name, value]) => `${name}=${value}`)
    const request: Asked = {
      path: asked.length === 0 ? address : `${address}?${asked.join('&')}`,
      ...(body && { json: body }),
      ...(headers && { headers }),
    }
    return [call, request]
  })
  return Object.fromEntries(requests)
}
