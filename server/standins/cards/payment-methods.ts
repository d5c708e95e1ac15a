import { type Queryable, onlyRow } from '../../database/database.ts'
import { noSuch, onlyOneOf } from './api-error.ts'
import { type CardEntry, readCard } from './card-entry.ts'
import { newId } from './identifiers.ts'
import type { Given } from './intent-settings.ts'
import { inactiveType } from './offered-types.ts'
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

/** Returns the payment method with this id, or a new one for a test id such as pm_card_visa. Throws ApiError (400). */
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
  if (row === undefined) throw noSuch('PaymentMethod', id, 'payment_method', 400)
  return row
}

/** Returns the payment method that a request gives, or null. Throws ApiError (400). */
export async function givenPaymentMethod(
  transaction: Queryable,
  given: Pick<Given, 'payment_method' | 'payment_method_data'>,
  now: Date,
): Promise<PaymentMethodRow | null> {
  const { payment_method: id, payment_method_data: data } = given
  if (id !== undefined && data !== undefined) {
    throw onlyOneOf(['payment_method', 'payment_method_data'])
  }
  // The SDK sends the data of other types than cards only.
  if (data !== undefined) throw inactiveType(data.type, 'payment_method_data[type]')
  return id === undefined ? null : findPaymentMethod(transaction, id, now)
}
