import { type Queryable, onlyRow } from '../../database/database.ts'
import { noSuch } from './api-error.ts'
import { type CardEntry, readCard } from './card-entry.ts'
import { newId } from './identifiers.ts'
import type { PaymentMethodRow } from './rows.ts'
import { behaviourOf, numberOfTestPaymentMethod } from './test-cards.ts'

/** Stores a card's last four digits and behaviour, not its number. Throws ApiError (402) for an invalid card. */
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

/** Returns the payment method with this id, or a new one for a test id such as pm_card_visa. Throws ApiError (404). */
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
