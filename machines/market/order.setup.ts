import { assign, raise, setup } from 'xstate'
import {
  claimed,
  moved,
  type Movement,
  openLedger,
  rejectedByBank,
  returnedByBank,
  takenByBank,
  unmoved,
} from './ledger.ts'
import type { Due, OrderContext, OrderDeadline, OrderEvent, OrderInput } from './order.events.ts'
import { policy } from './policy.ts'

/** Declares an effect. The server stores its type and parameters in the outbox; the machine never executes it. */
const effect =
  <Params>(): ((_: unknown, params: Params) => void) =>
  () => {
    throw new Error('The server runs effects from its outbox.')
  }

const meta: { deadlines?: readonly OrderDeadline[] } = {}

type Request = { key: string; cents: number }

const isDisputed = ({ dispute }: OrderContext) => dispute !== null && dispute.status !== 'won'

/** Returns the amount that the buyer still has to get back. */
function owedToBuyer({ due, ledger }: OrderContext): number {
  if (due === null || due.to === 'seller') return 0
  return (due.to === 'both' ? due.cents : ledger.charged) - ledger.refunded
}

/** Returns whether the market has the part of the buyer, beside all that the seller has or is being sent. */
function holdsPart(context: OrderContext): boolean {
  const { due, ledger } = context
  const owed = owedToBuyer(context)
  const isLeft = ledger.released + ledger.inFlight + owed <= ledger.charged
  return due?.to === 'both' && owed > 0 && isLeft
}

/** Returns the amount of a movement. Because of a dispute, the whole transfer is taken back. */
function centsOf(context: OrderContext, movement: Movement): number {
  const { due, ledger } = context
  switch (movement) {
    case 'transfer':
      return ledger.held
    case 'refund':
      return due?.to === 'both' ? owedToBuyer(context) : ledger.held
    case 'reversal':
      return isDisputed(context) ? ledger.released : Math.min(ledger.released, owedToBuyer(context))
    case 'cover':
      return owedToBuyer(context)
  }
}

/** Returns the movement that the provider was asked for. */
export function operationOf({ operation }: OrderContext) {
  if (operation === null) throw new Error('The provider was asked for nothing.')
  return operation
}

type DisputeStatus = NonNullable<OrderContext['dispute']>['status']

const hasBank = (status: DisputeStatus | undefined) => status === 'open' || status === 'lost'

/** Returns the context after a dispute changed, in whatever order the changes arrive. */
function afterDispute(
  { ledger, dispute }: OrderContext,
  { cents, revision }: { cents: number; revision: number },
  status: DisputeStatus,
): Partial<OrderContext> {
  const had = hasBank(dispute?.status)
  const takes = hasBank(status) && !had
  const returns = !hasBank(status) && had
  return {
    dispute: { status, revision },
    ledger: takes
      ? takenByBank(ledger, cents)
      : returns
        ? returnedByBank(ledger, ledger.atBank)
        : ledger,
  }
}

/** Returns the context of an order whose payment was just recorded. */
export const orderContext = ({ cents }: OrderInput): OrderContext => ({
  ledger: openLedger(cents),
  due: null,
  operation: null,
  operations: 0,
  failures: 0,
  dispute: null,
  hasAskedToCancel: false,
  problem: null,
  partOffer: null,
  receivedAt: null,
  reportedAt: null,
})

/** Types, guards and actions of an order; its states are in order.goods.ts and order.money.ts. */
export const orderSetup = setup({
  types: {
    context: {} as OrderContext,
    input: {} as OrderInput,
    events: {} as OrderEvent,
    meta,
    tags: {} as 'atRest',
  },
  guards: {
    /** The market has the money, so the seller can part with the item. */
    isPaidFor: ({ context }) => !isDisputed(context),
    hasNotAskedToCancel: ({ context }) => !context.hasAskedToCancel,
    wasNotReceived: ({ context }) => context.problem === 'notReceived',
    isPart: ({ context }, params: { cents: number }) =>
      Number.isInteger(params.cents) && params.cents > 0 && params.cents < context.ledger.charged,
    isUndecided: ({ context }) => context.due === null,
    owesSeller: ({ context }) => context.due?.to === 'seller',
    owesShares: ({ context }) => context.due?.to === 'both' && owedToBuyer(context) > 0,
    owesBuyer: ({ context }) => owedToBuyer(context) > 0,
    /** The seller has money that the buyer or the bank gets. */
    isToTakeBack: ({ context }) =>
      isDisputed(context) || (owedToBuyer(context) > 0 && !holdsPart(context)),
    holdsPart: ({ context }) => holdsPart(context),
    /** The part came back from the bank: to send it again is an admin's decision. */
    holdsRejectedPart: ({ context }) => context.rejected !== undefined && holdsPart(context),
    /** The dispute was won meanwhile, so the seller keeps the rest. */
    sellerKeepsRest: ({ context }) => !isDisputed(context) && holdsPart(context),
    sellerHasMoney: ({ context }) => context.ledger.released > 0,
    /** The bank took money that the seller still has. */
    sellerHasBanksMoney: ({ context }) => isDisputed(context) && context.ledger.released > 0,
    isDisputed: ({ context }) => isDisputed(context),
    hasBankDecided: ({ context }) => context.dispute?.status !== 'open',
    hasLostDispute: ({ context }) => context.dispute?.status === 'lost',
    /** The dispute was won meanwhile, so the seller keeps the money, at least until the goods decide again. */
    sellerKeeps: ({ context }) =>
      !isDisputed(context) && (context.due === null || context.due.to === 'seller'),
    hasRetriesLeft: ({ context }) => context.failures < policy.retries.length,
    /** An answer can arrive twice, and after the provider was asked for something else. */
    isCurrent: ({ context, event }) => 'key' in event && event.key === context.operation?.key,
    /** The buyer has the refund, as far as the market knows: its rejection can arrive twice. */
    isStanding: ({ context: { ledger, rejected = [] }, event }) =>
      event.type === 'provider.refundRejected' &&
      event.cents <= ledger.refunded &&
      !rejected.includes(event.key),
    /** The bank's messages can arrive twice and in the wrong order. */
    isNews: ({ context, event }) =>
      'revision' in event && event.revision > (context.dispute?.revision ?? 0),
  },
  actions: {
    refund: effect<Request>(),
    transfer: effect<Request>(),
    reverse: effect<Request>(),
    remind: effect<{ who: 'seller' | 'buyer' | 'admin' }>(),
    /** Records the decision; `instruct` tells the money. */
    owe: assign((_, params: Due) => ({ due: params })),
    oweNobody: assign({ due: null }),
    instruct: raise({ type: 'money.instructed' }),
    noteCancelAsked: assign({ hasAskedToCancel: true }),
    noteReceived: assign(({ context }, params: { at: number }) => ({
      receivedAt: context.receivedAt ?? params.at,
    })),
    noteProblem: assign(
      (_, params: { kind: NonNullable<OrderContext['problem']>; at: number }) => ({
        problem: params.kind,
        reportedAt: params.at,
      }),
    ),
    noteOffer: assign((_, params: { cents: number }) => ({ partOffer: params.cents })),
    claim: assign(({ context }, params: { movement: Movement }) => {
      const operations = context.operations + 1
      const cents = centsOf(context, params.movement)
      const operation = { ...params, cents, key: `${params.movement}-${operations}` }
      return { operations, operation, ledger: claimed(context.ledger, operation) }
    }),
    noteMoved: assign(({ context }) => ({ ledger: moved(context.ledger, operationOf(context)) })),
    noteUnmoved: assign(({ context }) => ({
      ledger: unmoved(context.ledger, operationOf(context)),
    })),
    /** The buyer of a shared price has the part to come again. */
    noteRejected: assign(({ context: { due, ledger, rejected = [] }, event }) => {
      if (event.type !== 'provider.refundRejected') return {}
      const { cents, key } = event
      return {
        ledger: rejectedByBank(ledger, cents),
        rejected: [...rejected, key],
        due: due?.to === 'seller' ? { to: 'both' as const, cents } : due,
      }
    }),
    countFailure: assign(({ context }) => ({ failures: context.failures + 1 })),
    forgetFailures: assign({ failures: 0 }),
    noteDispute: assign(({ context, event }, params: { status: DisputeStatus }) =>
      'revision' in event ? afterDispute(context, event, params.status) : {},
    ),
  },
})
