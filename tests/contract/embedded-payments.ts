import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { saveKeyOf } from '../../src/actors/payment.ts'
import type { PaymentRecord } from '../../src/domain/payment.ts'
import { transactionIn } from './embedded-market.ts'
import { type EmbeddedFixture, failure } from './embedded-fixture.ts'

/** Tests payments at the embedded server. */
export function testPayments(world: () => EmbeddedFixture): void {
  describe('payment', () => {
    type Payable = { _id: string; productId: string; productName: string; price: number }

    const intentOf = ({ _id, productId, price }: Payable) => ({ bookingId: _id, productId, price })
    const recordOf = (booking: Payable, clientSecret: string): PaymentRecord => ({
      ...intentOf(booking),
      productName: booking.productName,
      transactionId: transactionIn(clientSecret),
      transactionTime: new Date().toISOString(),
      email: world().buyer.email,
    })

    it('P1: only its buyer can read a booking', async () => {
      const { _id, productName, price } = await world().book(world().buyer)
      const payable = await world().buyer.api.getPayableBooking(_id)
      expect(payable).toMatchObject({ _id, productName, price, isPaid: false, transactionId: null })
      await expect(world().other.api.getPayableBooking(_id)).rejects.toMatchObject(
        failure({ kind: 'forbidden' }),
      )
      await expect(world().buyer.api.getPayableBooking('nothing')).rejects.toMatchObject(
        failure({ kind: 'notFound' }),
      )
    })

    it('P3: a booking has one intent, and another price is rejected', async () => {
      const booking = await world().book(world().buyer)
      const first = await world().buyer.api.createIntent(intentOf(booking), randomUUID())
      expect(await world().buyer.api.createIntent(intentOf(booking), randomUUID())).toEqual(first)
      const cheaper = { ...intentOf(booking), price: 1 }
      await expect(world().buyer.api.createIntent(cheaper, randomUUID())).rejects.toMatchObject(
        failure({ kind: 'conflict', code: 'price-changed' }),
      )
    })

    it('P3: while one buyer pays, another buyer gets item-held', async () => {
      const product = world().takeProduct()
      const mine = await world().book(world().buyer, product)
      const theirs = await world().book(world().other, product)
      await world().buyer.api.createIntent(intentOf(mine), randomUUID())
      await expect(
        world().other.api.createIntent(intentOf(theirs), randomUUID()),
      ).rejects.toMatchObject(
        failure({ kind: 'conflict', code: 'item-held', heldUntil: expect.any(String) }),
      )
    })

    it('P5: an unpaid payment is not saved', async () => {
      const booking = await world().book(world().buyer)
      const { clientSecret } = await world().buyer.api.createIntent(intentOf(booking), randomUUID())
      const save = world().buyer.api.savePayment(recordOf(booking, clientSecret), randomUUID())
      await expect(save).rejects.toMatchObject(
        failure({ kind: 'conflict', code: 'payment-unfinished' }),
      )
      expect(await world().buyer.api.getPayableBooking(booking._id)).toMatchObject({
        isPaid: false,
      })
    })

    it('P4, P5: a payment is saved once, even if the request is repeated', async () => {
      const booking = await world().book(world().buyer)
      const { clientSecret } = await world().buyer.api.createIntent(intentOf(booking), randomUUID())
      await world().market.payByCard(clientSecret)
      const record = recordOf(booking, clientSecret)
      const saved = await world().buyer.api.savePayment(record, randomUUID())
      expect(saved.insertedId).toEqual(expect.stringMatching(/./))
      expect(await world().buyer.api.savePayment(record, randomUUID())).toEqual(saved)
      expect(await world().buyer.api.getPayableBooking(booking._id)).toMatchObject({
        isPaid: true,
        boughtBy: world().buyer.email,
        transactionId: record.transactionId,
      })
    })

    it('P4, P5: a payment that two tabs report with different times is saved once', async () => {
      const booking = await world().book(world().buyer)
      const { clientSecret } = await world().buyer.api.createIntent(intentOf(booking), randomUUID())
      await world().market.payByCard(clientSecret)
      const one = recordOf(booking, clientSecret)
      const other = { ...one, transactionTime: new Date(0).toISOString() }
      const save = (record: PaymentRecord) =>
        world().buyer.api.savePayment(record, saveKeyOf(record))
      expect(await save(other)).toEqual(await save(one))
    })
  })
}
