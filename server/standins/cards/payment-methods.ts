import { type Queryable, onlyRow } from '../../database/database.ts'
import { noSuch } from './api-error.ts'
import { type CardEntry, readCard } from './card-entry.ts'
import { newId } from './identifiers.ts'
import type { PaymentMethodRow } from './rows.ts'
import { behaviourOf, numberOfTestPaymentMethod } from './test-cards.ts'

/** Keeps a card by its last four digits and its behaviour. Throws ApiError (402) for a card that cannot be one. */
export async function createPaymentMethod(
  database: Queryable,
  entry: CardEntry,
  now: Date,
): Promise<PaymentMethodRow> {
  const card = readCard(entry, now)
  return onlyRow(
    await database.query<PaymentMethodRow>(
      `insert into cards_payment_methods (id, brand, last4, exp_month, exp_year, behaviour, created)
       values ($1, $2, $3, $4, $5, $6, $7) returning *`,
      [
        newId('pm'),
        card.brand,
        card.last4,
        card.expMonth,
        card.expYear,
        behaviourOf(card.digits),
        now,
      ],
    ),
  )
}

/** The payment method with this id, or the one that a name such as pm_card_visa stands for. Throws ApiError (404). */
export async function findPaymentMethod(
  database: Queryable,
  id: string,
  now: Date,
): Promise<PaymentMethodRow> {
  const number = numberOfTestPaymentMethod(id)
  if (number !== null) {
    const expiry = `12 / ${now.getUTCFullYear() + 1}`
    return createPaymentMethod(database, { number, expiry, cvc: '123' }, now)
  }
  const [row] = await database.query<PaymentMethodRow>(
    'select * from cards_payment_methods where id = $1',
    [id],
  )
  if (row === undefined) throw noSuch('PaymentMethod', id, 'payment_method')
  return row
}
