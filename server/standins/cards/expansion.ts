import { invalidRequest } from './api-error.ts'

const MOST_LEVELS = 4

/** The properties of each object that hold an id, or null, in place of an object. */
const expandable: Readonly<Record<string, readonly string[]>> = {
  charge: [
    'application',
    'application_fee',
    'balance_transaction',
    'customer',
    'failure_balance_transaction',
    'on_behalf_of',
    'payment_intent',
    'refunds',
    'review',
    'source_transfer',
  ],
  payment_intent: [
    'application',
    'customer',
    'latest_charge',
    'on_behalf_of',
    'payment_method',
    'payment_record',
    'review',
    'source',
  ],
  dispute: ['charge', 'payment_intent'],
  payment_method: ['customer'],
  payout: ['balance_transaction'],
  refund: [
    'balance_transaction',
    'charge',
    'customer',
    'payment_intent',
    'payment_method',
    'source_transfer_reversal',
    'transfer_reversal',
  ],
  transfer: ['balance_transaction', 'destination', 'source_transaction'],
  transfer_reversal: [
    'balance_transaction',
    'destination_payment_refund',
    'source_refund',
    'transfer',
  ],
}

type View = Readonly<Record<string, unknown>>

/** Returns the object with this id, or the list `property` of an object that does not hold it. */
export type Load = (id: string, property: string) => Promise<object>

/** Returns a view with objects in place of the ids that `paths` name, such as latest_charge.refunds. Throws ApiError (400). */
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
  if (view['object'] === 'list') return expandItems(view, name, rest, load)
  const isKnown = expandable[String(view['object'])]?.includes(name) ?? false
  // A browser does not see every property.
  if (!isKnown || (name !== 'refunds' && !(name in view))) throw cannotExpand(name)
  const held = view[name]
  if (held === null) return view
  const whole = isObject(held)
    ? held
    : await load(String(name === 'refunds' ? view['id'] : held), name)
  return {
    ...view,
    [name]: rest.length === 0 ? whole : await expandPath(whole as View, rest, load),
  }
}

async function expandItems(
  list: View,
  name: string,
  rest: readonly string[],
  load: Load,
): Promise<object> {
  const { data } = list
  if (name !== 'data') {
    throw cannotExpand(name, ` You may want to try expanding 'data.${name}' instead.`)
  }
  if (rest.length === 0 || !Array.isArray(data)) throw cannotExpand(name)
  const items: object[] = []
  for (const item of data) items.push(await expandPath(item, rest, load))
  return { ...list, data: items }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function cannotExpand(name: string, hint = ''): Error {
  return invalidRequest(null, `This property cannot be expanded (${name}).${hint}`)
}
