import { invalidRequest } from './errors.ts'

const MOST_LEVELS = 4

/** The properties that hold an id, or null, in place of an object. */
const EXPANDABLE: ReadonlySet<unknown> = new Set([
  'charge',
  'customer',
  'destination',
  'latest_charge',
  'payment_intent',
  'payment_method',
  'source_transaction',
  'transfer',
])

type View = Readonly<Record<string, unknown>>

/** Returns the object with this id. */
export type Load = (id: string) => Promise<object>

/** Returns a view with objects in place of the ids that `paths` name, such as latest_charge.payment_method. Throws ApiError (400). */
export async function expandView(
  view: object,
  paths: readonly string[],
  load: Load,
): Promise<object> {
  let expanded = view
  for (const path of paths) {
    const names = path.split('.')
    if (names.length > MOST_LEVELS) {
      const message = `You cannot expand more than ${MOST_LEVELS} levels of a property. Property: ${path}`
      throw invalidRequest(null, message)
    }
    expanded = await expandPath(expanded as View, names, load)
  }
  return expanded
}

async function expandPath(
  view: View,
  [name = '', ...rest]: readonly string[],
  load: Load,
): Promise<object> {
  const { data, object } = view
  if (object === 'list') {
    if (name !== 'data' || rest.length === 0 || !Array.isArray(data)) throw cannotExpand(name)
    const items: object[] = []
    for (const item of data) items.push(await expandPath(item, rest, load))
    return { ...view, data: items }
  }
  // A browser does not see every property.
  if (!EXPANDABLE.has(name) || !(name in view)) throw cannotExpand(name)
  const held = view[name]
  if (held === null) return view
  const whole = typeof held === 'string' ? await load(held) : Object(held)
  return { ...view, [name]: rest.length === 0 ? whole : await expandPath(whole, rest, load) }
}

const cannotExpand = (name: string): Error =>
  invalidRequest(null, `This property cannot be expanded (${name}).`)
