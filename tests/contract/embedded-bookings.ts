import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { filterReadable } from '../../src/domain/listed.ts'
import { sellerOf } from '../../src/domain/product.ts'
import { type EmbeddedFixture, failure, submissionFor } from './embedded-fixture.ts'

/** Tests bookings at the embedded server. */
export function testBookings(world: () => EmbeddedFixture): void {
  describe('bookings', () => {
    it('B7, O1: a booked product is in My Orders, unpaid and at its price', async () => {
      const product = world().takeProduct()
      const submission = submissionFor(product, world().buyer.email)
      expect(await world().buyer.api.bookProduct(submission, randomUUID())).toEqual({
        acknowledged: true,
      })
      const bookings = filterReadable(await world().buyer.api.getBookings(world().buyer.email))
      expect(bookings.find((kept) => kept.productId === product._id)).toMatchObject({
        productName: product.productName,
        price: product.askingPrice,
        sellerEmail: sellerOf(product).email,
        isPaid: false,
      })
    })

    it('both sides of a booking read its meeting', async () => {
      const { buyer, seller } = world()
      const listed = async () => filterReadable(await seller.api.getSellerProducts(seller.email))
      const product = (await listed()).find(({ isSold }) => !isSold)
      if (product === undefined) throw new Error('The seller has nothing for sale.')
      const submission = submissionFor(product, buyer.email)
      await buyer.api.bookProduct(submission, randomUUID())
      const { phoneNumber, location } = submission
      const meeting = { phoneNumber, location, bookedAt: expect.any(String) }
      const bookings = filterReadable(await buyer.api.getBookings(buyer.email))
      expect(bookings.find(({ productId }) => productId === product._id)).toMatchObject({ meeting })
      const booked = (await listed()).find(({ _id }) => _id === product._id)
      expect(booked?.bookings).toContainEqual(
        expect.objectContaining({ email: buyer.email, meeting }),
      )
      // The other tests take products that nobody has booked.
      await buyer.api.deleteBooking({ email: buyer.email, productId: product._id })
    })

    it('B7: repeating a request with its idempotency key books once', async () => {
      const submission = submissionFor(world().takeProduct(), world().buyer.email)
      const key = randomUUID()
      await world().buyer.api.bookProduct(submission, key)
      expect(await world().buyer.api.bookProduct(submission, key)).toEqual({ acknowledged: true })
      const bookings = filterReadable(await world().buyer.api.getBookings(world().buyer.email))
      expect(bookings.filter((kept) => kept.productId === submission.productId)).toHaveLength(1)
    })

    it('B5: a seller cannot book', async () => {
      const submission = submissionFor(world().takeProduct(), world().seller.email)
      await expect(world().seller.api.bookProduct(submission, randomUUID())).rejects.toMatchObject(
        failure({ kind: 'forbidden' }),
      )
    })

    it('B7: a price other than the asking price is a price-changed conflict', async () => {
      const submission = { ...submissionFor(world().takeProduct(), world().buyer.email), price: 1 }
      await expect(world().buyer.api.bookProduct(submission, randomUUID())).rejects.toMatchObject(
        failure({ kind: 'conflict', code: 'price-changed' }),
      )
    })

    it("B7, O1, O3: every call rejects another user's e-mail", async () => {
      const { productId } = await world().book(world().other)
      const submission = submissionFor(world().takeProduct(), world().other.email)
      for (const call of [
        () => world().buyer.api.bookProduct(submission, randomUUID()),
        () => world().buyer.api.getBookings(world().other.email),
        () => world().buyer.api.deleteBooking({ email: world().other.email, productId }),
      ]) {
        await expect(call()).rejects.toMatchObject(failure({ kind: 'forbidden' }))
      }
    })

    it('O3: a deleted booking is no longer listed; deleting again changes nothing', async () => {
      const { productId } = await world().book(world().buyer)
      const { email } = world().buyer
      expect(await world().buyer.api.deleteBooking({ email, productId })).toEqual({
        modifiedCount: 1,
      })
      expect(await world().buyer.api.deleteBooking({ email, productId })).toEqual({
        modifiedCount: 0,
      })
      const left = filterReadable(await world().buyer.api.getBookings(email))
      expect(left.map((kept) => kept.productId)).not.toContain(productId)
    })
  })
}
