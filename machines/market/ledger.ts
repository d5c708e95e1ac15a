/**
 * Where the money of an order is, in cents. `charged + advanced` always equals the sum of the other amounts.
 */
export type Ledger = {
  readonly charged: number
  /** The market holds it. */
  readonly held: number
  /** The provider was asked to move it and has not answered. */
  readonly inFlight: number
  /** The seller has it. */
  readonly released: number
  /** The market paid it back to the buyer. */
  readonly refunded: number
  /** The buyer's bank took it because of a dispute. */
  readonly atBank: number
  /** The market's own money, which replaces money that the seller has and the bank took or the buyer got. */
  readonly advanced: number
}

/** A movement of money that the provider makes. A `cover` is a refund from the market's own money. */
export type Movement = 'transfer' | 'refund' | 'reversal' | 'cover'

const SOURCE = { transfer: 'held', refund: 'held', reversal: 'released' } as const
const TARGET = {
  transfer: 'released',
  refund: 'refunded',
  reversal: 'held',
  cover: 'refunded',
} as const

type Amounts = { movement: Movement; cents: number }

/** Returns the ledger of a payment that was just recorded. */
export const openLedger = (charged: number): Ledger => ({
  charged,
  held: charged,
  inFlight: 0,
  released: 0,
  refunded: 0,
  atBank: 0,
  advanced: 0,
})

/** Held money first repays what the market has advanced. */
function repaid(ledger: Ledger): Ledger {
  const cents = Math.min(ledger.held, ledger.advanced)
  return { ...ledger, held: ledger.held - cents, advanced: ledger.advanced - cents }
}

/** Takes the money of a movement from where it is, before the provider is asked. */
export function claimed(ledger: Ledger, { movement, cents }: Amounts): Ledger {
  const inFlight = ledger.inFlight + cents
  if (movement === 'cover') return { ...ledger, inFlight, advanced: ledger.advanced + cents }
  const source = SOURCE[movement]
  return { ...ledger, inFlight, [source]: ledger[source] - cents }
}

/** The provider made the movement. */
export function moved(ledger: Ledger, { movement, cents }: Amounts): Ledger {
  const target = TARGET[movement]
  const next = {
    ...ledger,
    inFlight: ledger.inFlight - cents,
    [target]: ledger[target] + cents,
  }
  return movement === 'reversal' ? repaid(next) : next
}

/** The provider did not make the movement. */
export function unmoved(ledger: Ledger, { movement, cents }: Amounts): Ledger {
  const inFlight = ledger.inFlight - cents
  if (movement === 'cover') return { ...ledger, inFlight, advanced: ledger.advanced - cents }
  const source = SOURCE[movement]
  const next = { ...ledger, inFlight, [source]: ledger[source] + cents }
  return source === 'held' ? repaid(next) : next
}

/** The bank takes a disputed amount: from the held money, and the rest from the market's own. */
export const takenByBank = (ledger: Ledger, cents: number): Ledger =>
  repaid({
    ...ledger,
    atBank: ledger.atBank + cents,
    advanced: ledger.advanced + cents,
  })

/** The bank returns a disputed amount: the market's own money first, and the rest is held. */
export const returnedByBank = (ledger: Ledger, cents: number): Ledger =>
  repaid({ ...ledger, atBank: ledger.atBank - cents, held: ledger.held + cents })

/** The buyer's bank rejects a refund that was made: the market holds its money again. */
export const rejectedByBank = (ledger: Ledger, cents: number): Ledger =>
  repaid({ ...ledger, refunded: ledger.refunded - cents, held: ledger.held + cents })

/** Returns the amount by which the two sides of a ledger differ; 0 if it balances. */
export const imbalance = (ledger: Ledger): number =>
  ledger.charged +
  ledger.advanced -
  (ledger.held + ledger.inFlight + ledger.released + ledger.refunded + ledger.atBank)
