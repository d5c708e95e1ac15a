import { expect, test } from 'vitest'
import { book, openIntent, openTestApp } from '../server/test-app.ts'
import { waitForLock } from './wait-for-lock.ts'

test('P3: a payment that waits for the sale to its own buyer says that the item is paid', async () => {
  const market = await openTestApp()
  const bookingId = await book(market, 1, 'ann')
  const { asking } = await market.database.transaction(async (transaction) => {
    await transaction.execute(`
      insert into payments (id, transaction_id, booking_id, product_id, buyer_id, amount_cents, paid_at)
        values ('sale', 'pi_sale', '${bookingId}', 'p1', 'ann', 5000, now());
      update products set is_sold = true where id = 'p1'`)
    const opening = openIntent(market, 1, 'ann', bookingId)
    await waitForLock(market.database)
    return { asking: opening }
  })
  expect((await asking).body).toMatchObject({ code: 'already-paid' })
})
