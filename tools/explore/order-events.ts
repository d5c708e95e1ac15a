import type { OrderEvent } from '../../machines/market/order.events.ts'

type Payload<Event> = Event extends unknown ? Omit<Event, 'type' | 'at'> : never
type PersonEvent = Extract<OrderEvent, { type: `${'seller' | 'buyer' | 'admin'}.${string}` }>

/** The price of the explored item, in cents. */
export const PRICE = 100
const OFFERED_PART = 30
const SPLIT_PART = 40

const reason = 'Because.'

/** The events of each person, with every payload that makes a difference. A new event does not compile without one. */
const payloads: {
  [Type in PersonEvent['type']]: readonly Payload<Extract<PersonEvent, { type: Type }>>[]
} = {
  'seller.meet': [{}],
  'seller.send': [{ tracking: 'SE123' }],
  'seller.cancel': [{ reason }],
  'seller.agreeToCancel': [{}],
  'seller.declineToCancel': [{ reason }],
  'seller.takeBack': [{}],
  'seller.offerPart': [OFFERED_PART, 0, PRICE, 0.5].map((cents) => ({ cents })),
  'seller.withdrawPart': [{}],
  'seller.contest': [{ reason }],
  'seller.agreeToReturn': [{}],
  'seller.refuseReturn': [{ reason }],
  'seller.confirmReturn': [{}],
  'seller.contestReturn': [{ reason }],
  'buyer.confirm': [{}],
  'buyer.askToCancel': [{ reason }],
  'buyer.reportProblem': [
    { kind: 'damaged', pictures: [], reason },
    { kind: 'notReceived', pictures: [], reason },
  ],
  'buyer.acceptPart': [{}],
  'buyer.declinePart': [{}],
  'buyer.askToReturn': [{ reason }],
  'buyer.handBack': [{}],
  'buyer.sendBack': [{ tracking: 'SE124' }],
  'admin.cancel': [{ reason }],
  'admin.refund': [{ reason }],
  'admin.release': [{ reason }],
  'admin.split': [SPLIT_PART, 0, PRICE, 0.5].map((cents) => ({ cents, reason })),
  'admin.retryPayment': [{}],
  'admin.writeOff': [{}],
}

/** An event as the explored market sends it: time 0 is now. */
export type SentEvent = {
  type: string
  at: 0
  cents?: number
  kind?: string
  key?: string
  revision?: number
}

/** Everything that the seller, the buyer and the admin can send. */
export const personEvents: readonly SentEvent[] = Object.entries(payloads).flatMap(
  ([type, variants]) => variants.map((payload): SentEvent => ({ ...payload, type, at: 0 })),
)

/** Returns an event in words: 'seller: agree to cancel'. */
export function wordsOf({ type, cents, kind }: SentEvent): string {
  const [actor = '', act = ''] = type.split('.')
  const words = act.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  const details = [kind, cents === undefined ? undefined : `${cents} cents`]
  const known = details.filter((detail) => detail !== undefined)
  return `${actor}: ${words}${known.length > 0 ? ` (${known.join(', ')})` : ''}`
}
