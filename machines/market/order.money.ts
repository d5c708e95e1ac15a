import { and } from 'xstate'
import type { Movement } from './ledger.ts'
import type { OrderContext } from './order.events.ts'
import { operationOf, orderSetup } from './order.setup.ts'

type Case =
  | 'isUndecided'
  | 'owesSeller'
  | 'owesShares'
  | 'owesBuyer'
  | 'isToTakeBack'
  | 'sellerHasMoney'
  | 'sellerHasBanksMoney'
  | 'isDisputed'
  | 'hasLostDispute'
  | 'sellerKeeps'
  | 'hasRetriesLeft'
  | 'holdsPart'
  | 'holdsRejectedPart'
  | 'sellerKeepsRest'
  | 'isPaidFor'

/** A possible transition: the first one whose guard holds is taken. */
type Branch = { guard?: Case; target: string; actions?: readonly (typeof owesSellerRest)[] }

const to = (state: string) => `#order.money.${state}`

const owesSellerRest = { type: 'owe' as const, params: { to: 'seller' as const } }

/** Books the provider's answer, and leads on. An answer that is not current is refused. */
const answered = (branches: readonly Branch[], booking: 'noteMoved' | 'noteUnmoved') =>
  branches.map(({ guard, target, actions = [] }) => ({
    guard: guard === undefined ? ('isCurrent' as const) : and(['isCurrent', guard]),
    target,
    actions: [booking, ...actions],
  }))

/** Books a change of a dispute, and leads on. A change that is not news is refused. */
const disputed = (status: 'open' | 'won' | 'lost', branches: readonly Partial<Branch>[] = [{}]) =>
  branches.map(({ guard, target }) => ({
    guard: guard === undefined ? ('isNews' as const) : and(['isNews', guard]),
    ...(target !== undefined && { target }),
    actions: { type: 'noteDispute' as const, params: { status } },
  }))

/** Books a refund that the bank rejected, and leads on. A rejection that was booked is refused. */
const rejected = (branches: readonly Partial<Branch>[] = [{}]) => ({
  'provider.refundRejected': branches.map(({ guard, target }) => ({
    guard: guard === undefined ? ('isStanding' as const) : and(['isStanding', guard]),
    ...(target !== undefined && { target }),
    actions: 'noteRejected' as const,
  })),
})

/** An admin decides how the buyer gets the part that the bank rejected. */
const partStuck: Branch = { target: to('splitting.refundPart.stuck') }
const rejectedPart: Branch = { ...partStuck, guard: 'holdsPart' }
/** The market has the buyer's part again, and the seller has no more than the rest. */
const heldPart: Branch = { guard: 'holdsPart', target: to('splitting') }

const frozen: Branch = { target: to('frozen') }
const chargedBack: Branch = { target: to('chargedBack') }

/** The branches by the recipient of the money, for when the market holds it again. */
const byDue: readonly Branch[] = [
  { guard: 'owesSeller', target: to('releasing') },
  { guard: 'owesShares', target: to('splitting') },
  { guard: 'owesBuyer', target: to('refunding') },
]
const [, ...byDueToBuyer] = byDue
const undecided: Branch = { guard: 'isUndecided', target: to('held') }

/** The bank has the money of an open or a lost dispute. */
const toBank: readonly Branch[] = [
  { ...chargedBack, guard: 'hasLostDispute' },
  { ...frozen, guard: 'isDisputed' },
]

/** The bank takes money that nobody has been paid yet. */
const bankTakes = {
  'bank.disputeOpened': disputed('open', [frozen]),
  'bank.disputeLost': disputed('lost', [chargedBack]),
}

/** The bank takes money that the seller already has. */
const takeBack: Branch = { target: to('reversing') }
const bankTakesBack = {
  'bank.disputeOpened': disputed('open', [takeBack]),
  'bank.disputeLost': disputed('lost', [takeBack]),
}

/** The bank takes money of which the seller may have a part. */
const sellerPaysBank: Branch = { ...takeBack, guard: 'sellerHasBanksMoney' }
const bankTakesShares = {
  'bank.disputeOpened': disputed('open', [{ ...takeBack, guard: 'sellerHasMoney' }, frozen]),
  'bank.disputeLost': disputed('lost', [{ ...takeBack, guard: 'sellerHasMoney' }, chargedBack]),
}

type Operation = {
  movement: Movement
  effect: 'transfer' | 'refund' | 'reverse'
  succeeded: readonly Branch[]
  /** The ways on that make a retry unnecessary. */
  failed: readonly Branch[]
  refused?: readonly Branch[]
}

const request = ({ context }: { context: OrderContext }) => {
  const { key, cents } = operationOf(context)
  return { key, cents }
}

/**
 * A movement that the provider makes. Its money is claimed before the provider is asked. A failed movement is tried
 * again after the pauses of the policy, and is then stuck until an admin tries again. A transfer waits for the seller's
 * account. `meanwhile` has the events that end the wait: nothing is in flight then.
 */
const operation = <Meanwhile extends object>(
  { movement, effect, succeeded, failed, refused = [] }: Operation,
  meanwhile: Meanwhile,
) => ({
  initial: 'sent' as const,
  exit: 'forgetFailures' as const,
  states: {
    sent: {
      entry: [
        { type: 'claim' as const, params: { movement } },
        { type: effect, params: request },
      ],
      on: {
        'provider.succeeded': answered(succeeded, 'noteMoved'),
        'provider.failed': answered(
          [...failed, { guard: 'hasRetriesLeft', target: 'waiting' }, { target: 'stuck' }],
          'noteUnmoved',
        ),
        ...(refused.length > 0 && { 'provider.refused': answered(refused, 'noteUnmoved') }),
        ...(movement === 'transfer' && {
          'provider.notAsked': answered([...failed, { target: 'awaitingAccount' }], 'noteUnmoved'),
        }),
      },
    },
    ...(movement === 'transfer' && {
      awaitingAccount: {
        description: 'The market holds the money until the seller has an account that takes it.',
        entry: 'forgetFailures' as const,
        on: { 'provider.accountActive': { target: 'sent' }, ...meanwhile },
      },
    }),
    waiting: {
      entry: 'countFailure' as const,
      meta: { deadlines: [{ event: 'deadline.retryPayment' as const, after: 'retries' as const }] },
      on: { 'deadline.retryPayment': { target: 'sent' }, ...meanwhile },
    },
    stuck: {
      entry: 'countFailure' as const,
      meta: {
        deadlines: [
          { event: 'deadline.remindOfPayment' as const, after: 'stuckReminder' as const },
        ],
      },
      on: {
        'admin.retryPayment': { target: 'sent', actions: 'forgetFailures' as const },
        'deadline.remindOfPayment': {
          actions: { type: 'remind' as const, params: { who: 'admin' as const } },
        },
        ...meanwhile,
      },
    },
  },
})

/**
 * Where the money is. The goods decide who gets it (`money.instructed`). A dispute can come at any time, and its
 * outcome can change. While the bank has the money, the decision waits.
 */
export const money = orderSetup.createStateConfig({
  initial: 'held',
  on: {
    'bank.disputeOpened': disputed('open'),
    'bank.disputeWon': disputed('won'),
    'bank.disputeLost': disputed('lost'),
    ...rejected(),
  },
  states: {
    held: {
      on: { 'money.instructed': [...byDue], ...bankTakes },
    },
    frozen: {
      description: 'The bank has the money until it decides the dispute.',
      on: {
        'bank.disputeWon': disputed('won', [...byDue, { target: to('held') }]),
        'bank.disputeLost': disputed('lost', [chargedBack]),
      },
    },
    chargedBack: {
      tags: 'atRest',
      description: 'The bank gave the money to the buyer. It can still change its decision.',
      on: {
        'bank.disputeWon': disputed('won', [...byDue, { target: to('held') }]),
        'bank.disputeOpened': disputed('open', [frozen]),
      },
    },
    releasing: operation(
      {
        movement: 'transfer',
        effect: 'transfer',
        succeeded: [
          { guard: 'isToTakeBack', target: to('reversing') },
          rejectedPart,
          { target: to('released') },
        ],
        failed: [
          ...toBank,
          { ...partStuck, guard: 'holdsRejectedPart' },
          undecided,
          ...byDueToBuyer,
        ],
      },
      {
        'money.instructed': [undecided, ...byDueToBuyer],
        ...bankTakes,
        ...rejected([partStuck]),
      },
    ),
    released: {
      tags: 'atRest',
      on: {
        'money.instructed': { guard: 'owesBuyer', target: 'reversing' },
        ...bankTakesBack,
        ...rejected([partStuck]),
      },
    },
    refunding: operation(
      {
        movement: 'refund',
        effect: 'refund',
        succeeded: [{ target: to('refunded') }],
        failed: toBank,
      },
      bankTakes,
    ),
    refunded: {
      tags: 'atRest',
      on: rejected([...toBank, { target: to('refunding.stuck') }]),
    },
    splitting: {
      description: 'The buyer gets the part back first.',
      initial: 'refundPart',
      states: {
        refundPart: operation(
          {
            movement: 'refund',
            effect: 'refund',
            succeeded: [
              sellerPaysBank,
              ...toBank,
              { guard: 'sellerHasMoney' as const, target: to('settled') },
              { target: to('splitting.transferRest') },
            ].map((branch) => ({ ...branch, actions: [owesSellerRest] })),
            failed: [sellerPaysBank, ...toBank],
          },
          bankTakesShares,
        ),
        transferRest: operation(
          {
            movement: 'transfer',
            effect: 'transfer',
            succeeded: [
              { guard: 'isToTakeBack', target: to('reversing') },
              rejectedPart,
              { target: to('settled') },
            ],
            failed: [...toBank, rejectedPart],
          },
          { ...bankTakes, ...rejected([partStuck]) },
        ),
      },
    },
    settled: { tags: 'atRest', on: { ...bankTakesBack, ...rejected([partStuck]) } },
    reversing: {
      initial: 'takeBack',
      states: {
        takeBack: operation(
          {
            movement: 'reversal',
            effect: 'reverse',
            succeeded: [
              sellerPaysBank,
              ...toBank,
              undecided,
              ...byDue.slice(0, 2),
              { target: to('reversing.payBack') },
            ],
            failed: [
              { guard: 'sellerKeeps', target: to('released') },
              { ...heldPart, guard: 'sellerKeepsRest' },
            ],
            refused: [
              { guard: 'isDisputed', target: to('shortfall') },
              { guard: 'sellerKeeps', target: to('released') },
              heldPart,
              { target: to('reversing.cover') },
            ],
          },
          {
            'bank.disputeWon': disputed('won', [
              { guard: 'owesSeller', target: to('released') },
              { guard: 'isUndecided', target: to('released') },
              heldPart,
            ]),
          },
        ),
        payBack: operation(
          {
            movement: 'refund',
            effect: 'refund',
            succeeded: [{ target: to('reversed') }],
            failed: toBank,
          },
          bankTakes,
        ),
        cover: operation(
          {
            movement: 'cover',
            effect: 'refund',
            succeeded: [{ target: to('shortfall') }],
            failed: [{ guard: 'isDisputed', target: to('shortfall') }],
          },
          {
            'bank.disputeOpened': disputed('open', [{ target: to('shortfall') }]),
            'bank.disputeLost': disputed('lost', [{ target: to('shortfall') }]),
          },
        ),
      },
    },
    reversed: {
      tags: 'atRest',
      on: rejected([...toBank, { target: to('reversing.payBack.stuck') }]),
    },
    shortfall: {
      tags: 'atRest',
      description: 'The seller has money that is not theirs, and the market paid for it.',
      initial: 'open',
      on: {
        'bank.disputeWon': disputed('won', [
          heldPart,
          { guard: 'owesBuyer', target: to('reversing') },
          { guard: 'owesSeller', target: to('released') },
          { guard: 'isUndecided', target: to('released') },
        ]),
        ...rejected([{ guard: 'isPaidFor', target: to('reversing.cover.stuck') }]),
      },
      states: {
        open: { on: { 'admin.writeOff': { guard: 'hasBankDecided', target: 'writtenOff' } } },
        writtenOff: {
          description: 'An admin needs to look at it again only after news of the bank.',
          on: {
            'bank.disputeOpened': disputed('open', [{ target: to('shortfall') }]),
            'bank.disputeLost': disputed('lost', [{ target: to('shortfall') }]),
          },
        },
      },
    },
  },
})
