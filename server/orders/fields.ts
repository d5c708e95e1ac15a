import { array, enums, size } from 'superstruct'
import type { OrderContext, OrderEvent } from '../../machines/market/order.events.ts'
import {
  decode,
  ExactDollars,
  filledLines,
  filledText,
  toCents,
  toDollars,
} from '../http/decode.ts'
import { PictureAddress } from '../http/picture-struct.ts'
import { Problem } from '../http/problem.ts'

/** The events that people send. */
type PersonEvent = Extract<OrderEvent, { type: `${'seller' | 'buyer' | 'admin'}.${string}` }>
export type PersonEventType = PersonEvent['type']

/** A field that an event needs, for a form. Amounts are in US dollars. */
export type Field =
  | { name: 'reason' | 'tracking'; type: 'text'; max: number }
  | { name: 'amount'; type: 'amount'; min: number; max: number }
  | { name: 'kind'; type: 'choice'; options: readonly string[] }
  | { name: 'pictures'; type: 'pictures'; max: number }

const PROBLEM_KINDS = ['notReceived', 'notAsDescribed', 'damaged'] as const
const reason: Field = { name: 'reason', type: 'text', max: 1000 }
const tracking: Field = { name: 'tracking', type: 'text', max: 100 }
const kind: Field = { name: 'kind', type: 'choice', options: PROBLEM_KINDS }
const pictures: Field = { name: 'pictures', type: 'pictures', max: 5 }

const amount = (least: number, most: number): Field => ({
  name: 'amount',
  type: 'amount',
  min: toDollars(least),
  max: toDollars(most),
})
const part = ({ ledger }: OrderContext) => [amount(1, ledger.charged - 1)]
/** The buyer accepts the part that is shown: the seller may have changed it meanwhile. */
const offeredPart = ({ partOffer }: OrderContext) => [amount(partOffer ?? 0, partOffer ?? 0)]

const fields: Readonly<Record<PersonEventType, (context: OrderContext) => readonly Field[]>> = {
  'seller.meet': () => [],
  'seller.send': () => [tracking],
  'seller.cancel': () => [reason],
  'seller.agreeToCancel': () => [],
  'seller.declineToCancel': () => [reason],
  'seller.takeBack': () => [],
  'seller.offerPart': part,
  'seller.withdrawPart': () => [],
  'seller.contest': () => [reason, pictures],
  'seller.agreeToReturn': () => [],
  'seller.refuseReturn': () => [reason],
  'seller.confirmReturn': () => [],
  'seller.contestReturn': () => [reason, pictures],
  'buyer.confirm': () => [],
  'buyer.askToCancel': () => [reason],
  'buyer.reportProblem': () => [kind, reason, pictures],
  'buyer.acceptPart': offeredPart,
  'buyer.declinePart': () => [],
  'buyer.askToReturn': () => [reason],
  'buyer.handBack': () => [],
  'buyer.sendBack': () => [tracking],
  'admin.cancel': () => [reason],
  'admin.refund': () => [reason],
  'admin.release': () => [reason],
  'admin.split': (context) => [...part(context), reason],
  'admin.retryPayment': () => [],
  'admin.writeOff': () => [],
}

export const personEvents = Object.keys(fields) as PersonEventType[]

/** Returns whether an event is one that people send. */
export const isPersonEvent = (name: string): name is PersonEventType => Object.hasOwn(fields, name)

/** Returns the fields that an event needs now. */
export const fieldsOf = (event: PersonEventType, context: OrderContext): readonly Field[] =>
  fields[event](context)

/** Returns values that every field takes, to ask a machine whether it takes the event. */
export function samplesOf(wanted: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(
    wanted.map((field) => {
      if (field.type === 'amount') return ['cents', toCents(field.min)]
      if (field.type === 'pictures') return [field.name, []]
      return [field.name, field.type === 'choice' ? field.options[0] : 'Because.']
    }),
  )
}

/**
 * Decodes the fields of an event; null where the only possible amount is another one: the seller has changed the offer
 * that the buyer saw. Throws invalid-request, which names the field.
 */
export function decodeFields(
  wanted: readonly Field[],
  body: object,
): Record<string, unknown> | null {
  const decoded = wanted.map((field): [string, unknown] => {
    const value: unknown = Reflect.get(body, field.name)
    return field.type === 'amount'
      ? ['cents', decodeCents(field, value)]
      : [field.name, decodeValue(field, value)]
  })
  return decoded.some(([, value]) => value === null) ? null : Object.fromEntries(decoded)
}

function decodeValue(field: Exclude<Field, { type: 'amount' }>, value: unknown): unknown {
  const { name } = field
  switch (field.type) {
    case 'text': {
      const text = name === 'reason' ? filledLines(field.max) : filledText(field.max)
      return decode(value, text, name)
    }
    case 'choice':
      return decode(value, enums(field.options), name)
    case 'pictures':
      // A client without pictures leaves the field out.
      return decode(value ?? [], size(array(PictureAddress), 0, field.max), name)
  }
}

function decodeCents(
  { name, min, max }: Extract<Field, { type: 'amount' }>,
  value: unknown,
): number | null {
  const dollars = decode(value, ExactDollars, name)
  if (dollars >= min && dollars <= max) return toCents(dollars)
  if (min === max) return null
  const [least, most] = [min.toFixed(2), max.toFixed(2)]
  throw new Problem('invalid-request', `The amount must be from ${least} to ${most}.`)
}
