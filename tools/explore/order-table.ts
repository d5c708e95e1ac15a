import type { OrderContext } from '../../machines/market/order.events.ts'

/** The effect on the goods of an event of the specification's table. */
type Row = {
  to: string
  /** The recipient of the money from here on; unchanged if it is missing. */
  due?: (context: OrderContext, cents: unknown) => OrderContext['due']
  /** The person who is reminded. */
  reminds?: 'seller' | 'buyer' | 'admin'
  /** The condition under which the event is taken, or this row applies. */
  when?: (context: OrderContext, cents: unknown) => boolean
}

const seller: Row['due'] = () => ({ to: 'seller' })
const buyer: Row['due'] = () => ({ to: 'buyer' })
const isFree: Row['when'] = ({ dispute }) => dispute === null || dispute.status === 'won'
const isPart: Row['when'] = ({ ledger }, cents) =>
  Number.isInteger(cents) && Number(cents) > 0 && Number(cents) < ledger.charged

const canceled: Row = { to: 'canceled', due: buyer }
const refunded: Row = { to: 'refunded', due: buyer }
const received: Row = { to: 'received', due: seller }
const reviewed: Row = { to: 'underReview' }
const returning: Row = { to: 'returning' }

const handedOver = (state: string): Readonly<Record<string, Row>> => ({
  'buyer.confirm': received,
  'buyer.reportProblem': { to: 'problem' },
  'deadline.remindToConfirm': { to: state, reminds: 'buyer' },
  'deadline.received': received,
})

/** The item is said to be back, and the seller answers. */
const saidToBeBack: Readonly<Record<string, Row>> = {
  'seller.confirmReturn': refunded,
  'seller.contestReturn': reviewed,
  'deadline.returnReceived': refunded,
}

/** The table of the goods: each state, who may do what, and what silence decides. Final states take no event. */
const goodsTable: Readonly<Record<string, Readonly<Record<string, Row | readonly Row[]>>>> = {
  paid: {
    'seller.meet': { to: 'handedOver.met', when: isFree },
    'seller.send': { to: 'handedOver.sent', when: isFree },
    'seller.cancel': canceled,
    'admin.cancel': canceled,
    'buyer.confirm': received,
    'buyer.askToCancel': { to: 'cancelAsked', when: (context) => !context.hasAskedToCancel },
    'deadline.remindToHandOver': { to: 'paid', reminds: 'seller' },
    'deadline.notHandedOver': canceled,
  },
  cancelAsked: {
    'seller.agreeToCancel': canceled,
    'seller.declineToCancel': { to: 'paid' },
    'admin.cancel': canceled,
    'deadline.cancelAgreed': canceled,
  },
  'handedOver.met': handedOver('handedOver.met'),
  'handedOver.sent': handedOver('handedOver.sent'),
  received: {
    'buyer.askToReturn': { to: 'returnAsked', due: () => null },
    'deadline.completed': { to: 'completed' },
  },
  problem: {
    'seller.takeBack': [
      { ...refunded, when: ({ problem }) => problem === 'notReceived' },
      { ...returning, when: ({ problem }) => problem !== 'notReceived' },
    ],
    'seller.offerPart': { to: 'partOffered', when: isPart },
    'seller.contest': reviewed,
    'deadline.problemUnanswered': reviewed,
  },
  partOffered: {
    'buyer.acceptPart': {
      to: 'completed',
      due: ({ partOffer }) => ({ to: 'both', cents: Number(partOffer) }),
    },
    'buyer.declinePart': reviewed,
    'seller.withdrawPart': { to: 'problem' },
    'deadline.partUnanswered': reviewed,
  },
  returnAsked: {
    'seller.agreeToReturn': returning,
    'seller.refuseReturn': reviewed,
    'deadline.returnAgreed': returning,
  },
  returning: {
    'buyer.handBack': { to: 'returnMet' },
    'buyer.sendBack': { to: 'returnSent' },
    'seller.confirmReturn': refunded,
    'deadline.claimLapsed': received,
  },
  returnMet: saidToBeBack,
  returnSent: saidToBeBack,
  underReview: {
    'admin.refund': refunded,
    'admin.release': { to: 'completed', due: seller },
    'admin.split': {
      to: 'completed',
      due: (_, cents) => ({ to: 'both', cents: Number(cents) }),
      when: isPart,
    },
    'deadline.remindToReview': { to: 'underReview', reminds: 'admin' },
    'deadline.reviewOverdue': refunded,
  },
  canceled: {},
  refunded: {},
  completed: {},
}

/** Returns the deadlines that run while the goods are in a state. */
export const deadlinesOf = (state: string): string[] =>
  Object.keys(goodsTable[state] ?? {}).filter((event) => event.startsWith('deadline.'))

/** Returns the row of the table for an event; null if the goods do not take it. */
export function rowFor(
  state: string,
  { type, cents }: { type: string; cents?: unknown },
  context: OrderContext,
): Row | null {
  const rows = [goodsTable[state]?.[type] ?? []].flat()
  return rows.find(({ when }) => when === undefined || when(context, cents)) ?? null
}

/** Returns the name of a state value, such as 'handedOver.met'. */
export function nameOf(value: unknown): string {
  if (typeof value === 'string') return value
  return Object.entries(value as object)
    .map(([key, inner]) => `${key}.${nameOf(inner)}`)
    .join(' ')
}
