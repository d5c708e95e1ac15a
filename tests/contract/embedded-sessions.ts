import { describe, expect, it } from 'vitest'
import { createApi } from '../../src/api/api.ts'
import { type EmbeddedFixture, failure } from './embedded-fixture.ts'

/** Tests sign-in at the embedded server. */
export function testSessions(world: () => EmbeddedFixture): void {
  describe('session and role', () => {
    it.each([
      ['buyer@loppis.test', 'buyer'],
      ['seller2@loppis.test', 'seller'],
      ['admin@loppis.test', 'admin'],
    ])('S5, S6: %s has the role %s', async (email, role) => {
      const { api } = await world().market.signIn(email)
      expect(await api.getRole(email)).toBe(role)
    })

    it("S5: an ID token is rejected for another user's e-mail", async () => {
      const { idToken } = world().buyer
      await expect(
        world().market.guest.getAccessToken({ email: world().other.email, idToken }),
      ).rejects.toMatchObject(failure({ kind: 'forbidden' }))
    })

    it.each([
      ['no ID token', () => null],
      ['an ID token that was tampered with', () => `${world().buyer.idToken.slice(0, -8)}AAAAAAAA`],
    ])('S5: with %s, no access token is issued', async (_, proof) => {
      await expect(
        world().market.guest.getAccessToken({ email: world().buyer.email, idToken: proof() }),
      ).rejects.toMatchObject(failure({ kind: 'unauthorized' }))
    })

    it('S4: a new user is acknowledged and has the registered role', async () => {
      const email = 'new+seller@loppis.test'
      const proof = await world().market.signUp(email)
      const unknown = world().market.guest.getAccessToken({ email, idToken: proof })
      await expect(unknown).rejects.toMatchObject(failure({ kind: 'notFound' }))
      expect(
        await world().market.guest.putUser({ name: 'New', email, role: 'seller', idToken: proof }),
      ).toBe(true)
      const { api } = await world().market.signIn(email)
      expect(await api.getRole(email)).toBe('seller')
    })

    it('S3: PUT /user for a registered user does not change the role', async () => {
      const { email, idToken, api } = world().seller
      expect(await api.putUser({ name: 'Again', email, role: 'buyer', idToken })).toBe(true)
      expect(await api.getRole(email)).toBe('seller')
    })

    it('S8: without an access token, or with a wrong one, protected calls are unauthorized', async () => {
      const wrong = createApi({ baseUrl: world().market.origin, readToken: () => 'wrong' })
      for (const api of [world().market.guest, wrong]) {
        await expect(api.getBookings(world().buyer.email)).rejects.toMatchObject(
          failure({ kind: 'unauthorized' }),
        )
      }
    })

    it("S6: another user's role is not returned", async () => {
      await expect(world().buyer.api.getRole(world().other.email)).rejects.toMatchObject(
        failure({ kind: 'forbidden' }),
      )
    })
  })
}
