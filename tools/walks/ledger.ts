import type { PaymentState } from './tab.ts'
import type { Person, Fixture, WalkMarket } from './market.ts'

/** A successful charge at the card provider. */
export type Charge = { intent: string; buyerId: string; amount: number; refunded: number }
/** A charge as the server has recorded it; a due refund means that the buyer got no item. */
type Recorded = {
  intent: string
  buyerId: string
  isRefundDue: boolean
  isRefunded: boolean
}

/** All money of one product, at the provider and on the server. */
export type Ledger = { charges: readonly Charge[]; recorded: readonly Recorded[] }

export async function readLedger(
  { database }: Pick<WalkMarket, 'database'>,
  { productId }: Pick<Fixture, 'productId'>,
): Promise<Ledger> {
  return {
    charges: await database.query<Charge>(
      `select c.intent, b.buyer_id as "buyerId", c.amount, c.amount_refunded as refunded
         from bookings b
         join cards_intents i on i.metadata->>'bookingId' = b.id
         join cards_charges c on c.intent = i.id and c.status = 'succeeded'
        where b.product_id = $1`,
      [productId],
    ),
    recorded: await database.query<Recorded>(
      `select transaction_id as intent, buyer_id as "buyerId", refund_due_at is not null as "isRefundDue",
              refunded_at is not null as "isRefunded"
         from payments where product_id = $1`,
      [productId],
    ),
  }
}

const isKept = ({ amount, refunded }: Charge) => refunded < amount

/** Returns the charges of this buyer that were not refunded. */
export const keptFrom = ({ charges }: Ledger, { id }: Person): readonly Charge[] =>
  charges.filter((charge) => charge.buyerId === id && isKept(charge))

const isSoldTo = ({ recorded }: Ledger, { id }: Person) =>
  recorded.some(({ buyerId, isRefundDue }) => buyerId === id && !isRefundDue)

/** Returns violations of what must hold at every moment. */
export function wrongNow(ledger: Ledger): string[] {
  const { charges, recorded } = ledger
  const sales = recorded.filter(({ isRefundDue }) => !isRefundDue)
  const buyers = new Set(charges.map(({ buyerId }) => buyerId))
  return [
    ...(sales.length > 1 ? [`the product was sold ${sales.length} times`] : []),
    ...[...buyers]
      .filter(
        (id) => charges.filter((charge) => charge.buyerId === id && isKept(charge)).length > 1,
      )
      .map((id) => `${id} was charged twice`),
    ...recorded
      .filter(({ intent }) => !charges.some((charge) => charge.intent === intent))
      .map(({ intent }) => `${intent} is recorded and was not charged`),
    ...sales
      .filter(({ intent }) => charges.some((charge) => charge.intent === intent && !isKept(charge)))
      .map(({ intent }) => `${intent} is a sale and was given back`),
  ]
}

/** Returns violations of what must hold once all is settled: charges = payments recorded or refunded. */
export function wrongInTheEnd(ledger: Ledger): string[] {
  const { charges, recorded } = ledger
  return [
    ...wrongNow(ledger),
    ...charges.flatMap((charge) => {
      const record = recorded.find(({ intent }) => intent === charge.intent)
      if (record === undefined) return [`${charge.buyerId} was charged and it is not recorded`]
      if (record.isRefundDue !== !isKept(charge)) {
        return [`${charge.buyerId} got no item and no refund`]
      }
      return record.isRefundDue === record.isRefunded ? [] : [`${charge.intent} is refunded unsaid`]
    }),
  ]
}

/**
 * Returns the false claims about its buyer's money of a page that has just settled in this state. That nothing was
 * charged refers to this visit: the claim is not false for a buyer who paid earlier and has the item. Nor can the page
 * know better if the provider did not answer the server.
 */
export function untruthsOf(
  state: PaymentState,
  buyer: Person,
  ledger: Ledger,
  isProviderLost: boolean,
): string[] {
  const kept = keptFrom(ledger, buyer).length > 0
  const isSold = isSoldTo(ledger, buyer)
  // A page whose save request got no answer cannot know of a refund: a retry reveals it.
  const wasCharged = ledger.charges.some(({ buyerId }) => buyerId === buyer.id)
  const says = (isTrue: boolean, words: string) => (isTrue ? [] : [words])
  return [
    ...(state.hasTag('recorded') ? says(isSold, 'says that it is recorded, and it is not') : []),
    ...(state.hasTag('charged') ? says(wasCharged, 'says charged, and nothing was') : []),
    ...(state.hasTag('notCharged')
      ? says(!kept || isSold || isProviderLost, 'says that nothing was charged, and it was')
      : []),
    ...(state.matches('refunded') ? says(!kept, 'says that it was refunded, and it was not') : []),
    ...(state.hasTag('payable') ? says(!kept, 'offers the card to somebody who was charged') : []),
  ]
}
