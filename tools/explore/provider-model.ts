/** A request that is committed in the outbox and that the provider has not seen. */
export type OutboxRow = { type: string; key: string; cents: number }

/** A message on its way to the market. Each message arrives, and may arrive again at any later time. */
export type Message = {
  type: string
  key: string
  cents: number
  revision: number
  hasArrived: boolean
}

/** The provider's own books: the truth that the order must agree with. */
type ProviderBooks = {
  refunded: number
  transferred: number
  /** The refunds that the bank has not rejected. */
  standing: readonly { key: string; cents: number }[]
}

type BankBooks = { status: 'open' | 'won' | 'lost' | null; revision: number }

/** The faults that may still happen; each use takes one. */
export type Faults = {
  failures: number
  refusals: number
  repeats: number
  changes: number
  /** The refunds that the buyer's bank rejects after they were made. */
  rejections: number
}

/** The provider and the bank with everything that is on its way to and from the market. */
export type Outside = {
  outbox: readonly OutboxRow[]
  messages: readonly Message[]
  books: ProviderBooks
  bank: BankBooks
  /** The seller's account takes transfers. */
  hasAccount: boolean
  faults: Faults
}

/** `made`: the effect that the provider has made. */
export type OutsideMove = { words: string; next: Outside; made?: string }

export const outsideAtStart = (faults: Faults, hasAccount: boolean): Outside => ({
  outbox: [],
  messages: [],
  books: { refunded: 0, transferred: 0, standing: [] },
  bank: { status: null, revision: 0 },
  hasAccount,
  faults,
})

function booked(books: ProviderBooks, { type, key, cents }: OutboxRow): ProviderBooks {
  if (type === 'refund') {
    const standing = [...books.standing, { key, cents }]
    return { ...books, refunded: books.refunded + cents, standing }
  }
  const sign = type === 'transfer' ? 1 : -1
  return { ...books, transferred: books.transferred + sign * cents }
}

const byKey = (one: Message, other: Message) =>
  `${one.type}${one.key}` < `${other.type}${other.key}` ? -1 : 1

const answer = (type: string, { key, cents }: OutboxRow): Message => ({
  type,
  key,
  cents,
  revision: 0,
  hasArrived: false,
})

/**
 * Returns everything that the provider can do with the requests of the outbox. `isAsked`: the market asks the provider for
 * a request, and does not answer it by itself.
 */
function performances(
  { outbox, messages, books, faults, ...rest }: Outside,
  isAsked: (row: OutboxRow) => boolean,
): OutsideMove[] {
  return outbox.flatMap((row) => {
    const left = outbox.filter((other) => other !== row)
    const answered = (type: string, changes: Partial<Outside>): OutsideMove => ({
      words: `provider: ${row.type} ${row.cents} cents as ${row.key}: ${type.split('.')[1]}`,
      ...(type === 'provider.succeeded' && { made: row.type }),
      next: {
        ...rest,
        outbox: left,
        messages: [...messages, answer(type, row)].toSorted(byKey),
        books,
        faults,
        ...changes,
      },
    })
    if (!isAsked(row)) return [answered('provider.notAsked', {})]
    return [
      answered('provider.succeeded', { books: booked(books, row) }),
      ...(faults.failures > 0
        ? [
            answered('provider.failed', {
              faults: { ...faults, failures: faults.failures - 1 },
            }),
          ]
        : []),
      ...(faults.refusals > 0 && row.type === 'reverse'
        ? [
            answered('provider.refused', {
              faults: { ...faults, refusals: faults.refusals - 1 },
            }),
          ]
        : []),
    ]
  })
}

const CHANGES = {
  open: ['disputeWon', 'disputeLost'],
  won: ['disputeLost'],
  lost: ['disputeWon', 'disputeOpened'],
} as const
const STATUS = { disputeOpened: 'open', disputeWon: 'won', disputeLost: 'lost' } as const

/** Returns everything that the buyer's bank can do about the charge. */
function decisions(outside: Outside, charged: number): OutsideMove[] {
  const { bank, messages, faults } = outside
  const isFree = bank.status === 'open'
  if (!isFree && faults.changes === 0) return []
  const changes = bank.status === null ? (['disputeOpened'] as const) : CHANGES[bank.status]
  return changes.map((change) => {
    const revision = bank.revision + 1
    const message: Message = {
      type: `bank.${change}`,
      key: `dispute-${revision}`,
      cents: charged,
      revision,
      hasArrived: false,
    }
    return {
      words: `bank: ${change.replace('dispute', 'dispute ').toLowerCase()}`,
      next: {
        ...outside,
        bank: { status: STATUS[change], revision },
        messages: [...messages, message].toSorted(byKey),
        faults: isFree ? faults : { ...faults, changes: faults.changes - 1 },
      },
    }
  })
}

/** Returns the refunds that the bank can reject: the market knows by then that they were made. */
function rejections(outside: Outside): OutsideMove[] {
  const { books, messages, faults } = outside
  if (faults.rejections === 0) return []
  return books.standing
    .filter(({ key }) => !messages.some((one) => one.key === key && !one.hasArrived))
    .map((refund) => {
      const standing = books.standing.filter((other) => other !== refund)
      const message = { ...answer('provider.refundRejected', { type: 'refund', ...refund }) }
      return {
        words: `bank: rejects ${refund.key}`,
        next: {
          ...outside,
          books: { ...books, refunded: books.refunded - refund.cents, standing },
          messages: [...messages, message].toSorted(byKey),
          faults: { ...faults, rejections: faults.rejections - 1 },
        },
      }
    })
}

/** Returns everything that the provider and the bank can do, and the seller with the account. */
export const outsideMoves = (
  outside: Outside,
  charged: number,
  isAsked: (row: OutboxRow) => boolean,
): OutsideMove[] => [
  ...(outside.hasAccount
    ? []
    : [{ words: 'seller: opens an account', next: { ...outside, hasAccount: true } }]),
  ...performances(outside, isAsked),
  ...rejections(outside),
  ...decisions(outside, charged),
]

/** Returns what a message that arrives can leave: nothing, or itself, to arrive again while repeats are left. */
export function arrivals(outside: Outside, message: Message): OutsideMove[] {
  const others = outside.messages.filter((other) => other !== message)
  const { faults } = outside
  const words = `${message.key} arrives`
  const once = { ...outside, messages: others }
  if (message.hasArrived) return [{ words: `${words} again`, next: once }]
  if (faults.repeats === 0) return [{ words, next: once }]
  const twice = {
    ...outside,
    messages: [...others, { ...message, hasArrived: true }].toSorted(byKey),
    faults: { ...faults, repeats: faults.repeats - 1 },
  }
  return [
    { words, next: once },
    { words: `${words}, and is sent again`, next: twice },
  ]
}

/** Returns whether nothing is on its way that the market does not know. */
export const isQuiet = ({ outbox, messages }: Outside): boolean =>
  outbox.length === 0 && messages.every(({ hasArrived }) => hasArrived)
