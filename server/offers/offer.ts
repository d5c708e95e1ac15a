import { sql } from 'kysely'
import {
  FORMER_LOWEST_PERCENT,
  type OfferContext,
  offerMachine,
} from '../../machines/market/offer.machine.ts'
import { type Change, db } from '../database/sql.ts'
import type { Flow, Snapshot } from '../flows/flow.ts'
import type { Value } from '../database/columns.ts'
import { offerNotices } from './notices.ts'

/** The states of an offer that is not over. */
export const OPEN_STATES = ['open', 'countered', 'accepted'] as const

/** Returns the state of an offer: 'open', 'countered', 'accepted', 'paid' … */
export const stateOf = (value: Value): string => (typeof value === 'string' ? value : '')

/** An offer: its id is that of its row in `offers`, which has what queries need of its state. */
export const offerFlow: Flow<OfferContext> = {
  name: 'offer',
  machine: offerMachine,
  version: 2,
  upgrades: {
    1: ({ value, context }) => ({
      value,
      context: { ...context, lowestPercent: FORMER_LOWEST_PERCENT },
    }),
  },
  performed: [],
  adminRank: () => null,
  notices: offerNotices,
  kind: 'offers',
  productOf: (id) => sql`(select product_id from offers where id = ${id})`,
  pathOf: () => '/dashboard/offers',
  button: { en: 'See offer', sv: 'Se budet' },
  follow(id, { before, after }) {
    if (before === null) return []
    const isReservationOver = before.value === 'accepted' && after.value !== 'paid'
    return [changed(id, after), ...(isReservationOver ? [reservationOver(id)] : [])]
  },
}

const changed = (
  id: string,
  { value, context: { cents, prices } }: Snapshot<OfferContext>,
): Change =>
  sql`${db
    .updateTable('offers')
    .set({ state: stateOf(value), price_cents: cents, prices })
    .where('id', '=', id)}`

const reservationOver = (id: string): Change =>
  sql`${db
    .deleteFrom('holds')
    .using('offers as o')
    .where('o.id', '=', id)
    .whereRef('holds.product_id', '=', 'o.product_id')
    .whereRef('holds.buyer_id', '=', 'o.buyer_id')}`
