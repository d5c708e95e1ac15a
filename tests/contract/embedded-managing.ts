import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { filterReadable } from '../../src/domain/listed.ts'
import { reportedProducts } from '../../src/domain/reported-item.ts'
import { type EmbeddedFixture, failure } from './embedded-fixture.ts'

/** Tests an admin's work on members and reports at the embedded server. */
export function testManaging(world: () => EmbeddedFixture): void {
  describe('members and reports', () => {
    /** Registers a new user, so that no test removes a user of another test. */
    async function join(role: 'buyer' | 'seller') {
      const email = `${randomUUID()}@loppis.test`
      const proof = await world().market.signUp(email)
      await world().market.guest.putUser({ name: 'New', email, role, idToken: proof })
      return email
    }
    const buyers = async () => filterReadable(await world().admin.api.getBuyers())
    const sellers = async () => filterReadable(await world().admin.api.getSellers())
    const memberIn = <Member extends { email: string }>(members: Member[], email: string) => {
      const member = members.find((one) => one.email === email)
      if (member === undefined) throw new Error(`${email} is not listed.`)
      return member
    }

    it('A1: lists all buyers and no other users', async () => {
      const emails = (await buyers()).map(({ email }) => email)
      expect(emails).toContain(world().buyer.email)
      expect(emails).not.toContain(world().seller.email)
      expect(emails).not.toContain(world().admin.email)
    })

    it('A2: a removed buyer is no longer listed; removing again changes nothing', async () => {
      const joined = await join('buyer')
      const { _id, email } = memberIn(await buyers(), joined)
      expect(await world().admin.api.removeBuyer(_id)).toEqual({ deletedCount: 1 })
      expect(await world().admin.api.removeBuyer(_id)).toEqual({ deletedCount: 0 })
      expect((await buyers()).map((buyer) => buyer.email)).not.toContain(email)
    })

    it('A3, A4: a verified seller is listed as verified; verifying again changes nothing', async () => {
      const joined = await join('seller')
      const { _id, email, isVerified } = memberIn(await sellers(), joined)
      expect(isVerified).toBe(false)
      expect(await world().admin.api.verifySeller(_id)).toEqual({ modifiedCount: 1 })
      expect(await world().admin.api.verifySeller(_id)).toEqual({ modifiedCount: 0 })
      expect(memberIn(await sellers(), email)).toMatchObject({ isVerified: true })
    })

    it('A5: a removed seller is no longer listed; removing again changes nothing', async () => {
      const email = await join('seller')
      expect(await world().admin.api.removeSeller(email)).toEqual({ deletedCount: 1 })
      expect(await world().admin.api.removeSeller(email)).toEqual({ deletedCount: 0 })
      expect((await sellers()).map((seller) => seller.email)).not.toContain(email)
    })

    it('B9, A6, A7: a reported product is listed until it is deleted', async () => {
      const { _id, productName } = world().takeProduct()
      const first = await world().buyer.api.reportProduct(_id, randomUUID())
      expect(first.insertedId).toEqual(expect.stringMatching(/./))
      expect(await world().buyer.api.reportProduct(_id, randomUUID())).toEqual(first)
      await world().seller.api.reportProduct(_id, randomUUID())

      const reported = async () =>
        filterReadable(reportedProducts(await world().admin.api.getReportedItems())).find(
          ({ productId }) => productId === _id,
        )
      expect(await reported()).toMatchObject({ product: { productName }, reports: 2 })
      await world().admin.api.deleteProduct(_id)
      expect(await reported()).toBeUndefined()
    })

    it('B9: an unknown product cannot be reported', async () => {
      await expect(world().buyer.api.reportProduct('nothing', randomUUID())).rejects.toMatchObject(
        failure({ kind: 'notFound' }),
      )
    })

    it('R11: only an admin may use the admin calls', async () => {
      const { _id } = memberIn(await buyers(), world().other.email)
      for (const { api } of [world().buyer, world().seller]) {
        for (const call of [
          () => api.getBuyers(),
          () => api.removeBuyer(_id),
          () => api.getSellers(),
          () => api.removeSeller(world().seller.email),
          () => api.verifySeller(_id),
          () => api.getReportedItems(),
        ]) {
          await expect(call()).rejects.toMatchObject(failure({ kind: 'forbidden' }))
        }
      }
    })
  })
}
