import { onlyRow, type Queryable } from '../database/database.ts'
import { db, run } from '../database/sql.ts'
import type { Language } from '../config/language.ts'
import { formatDate, formatPrice } from '../flows/sentences.ts'

const english = {
  buyer: { other: 'Seller', total: 'Total' },
  seller: { other: 'Buyer', total: 'Sold for' },
  paidWith: 'Paid with',
  card: 'Card',
  date: 'Date',
  place: 'Meet at',
  transaction: 'Transaction',
}

const swedish: typeof english = {
  buyer: { other: 'Säljare', total: 'Summa' },
  seller: { other: 'Köpare', total: 'Såld för' },
  paidWith: 'Betalt med',
  card: 'Kort',
  date: 'Datum',
  place: 'Mötesplats',
  transaction: 'Transaktion',
}

const texts = { en: english, sv: swedish }

/** Reads the rows of the receipt that one side of an order gets by mail. Only the buyer's names the card. */
export async function readReceipt(
  database: Queryable,
  { orderId, to, language }: { orderId: string; to: 'buyer' | 'seller'; language: Language },
): Promise<{ label: string; value: string }[]> {
  const paid = onlyRow(
    await run(
      database,
      db
        .selectFrom('payments as pay')
        .innerJoin('bookings as b', 'b.id', 'pay.booking_id')
        .innerJoin('products as p', 'p.id', 'pay.product_id')
        .innerJoin('users as seller', 'seller.id', 'p.seller_id')
        .innerJoin('users as buyer', 'buyer.id', 'pay.buyer_id')
        .select([
          'pay.amount_cents as cents',
          'pay.card_brand as brand',
          'pay.card_last4 as last4',
          'pay.paid_at as at',
          'pay.transaction_id as transaction',
          'b.meeting_location as place',
          'seller.name as seller',
          'buyer.name as buyer',
        ])
        .where('pay.id', '=', orderId),
    ),
  )
  const words = texts[language]
  const card =
    paid.brand === null || paid.last4 === null ? words.card : `${paid.brand} •••• ${paid.last4}`
  return [
    { label: words[to].total, value: formatPrice(paid.cents, language) },
    ...(to === 'buyer' ? [{ label: words.paidWith, value: card }] : []),
    { label: words.date, value: formatDate(paid.at, language) },
    { label: words[to].other, value: to === 'buyer' ? paid.seller : paid.buyer },
    { label: words.place, value: paid.place },
    ...(to === 'buyer' ? [{ label: words.transaction, value: paid.transaction }] : []),
  ]
}
