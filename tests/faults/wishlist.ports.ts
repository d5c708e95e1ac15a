import { waitFor } from 'xstate'
import { isInWishlist } from '../../src/domain/wishlist-ids.ts'
import type { CallName } from './calls.ts'
import type { FaultyApp } from './faulty-app.ts'
import { openPage } from './page.ts'
import type { Port, Scenario } from './scenario.ts'
import { visibleTextOf } from './visible-text.ts'

/**
 * Opens a page on which a buyer saves a product or, where `isKept`, removes it. Where `wasGuest`, the buyer saved it before
 * the sign-in, so that it joins the account.
 */
async function openWishlist(
  market: FaultyApp,
  { isKept = false, wasGuest = false },
): Promise<Scenario> {
  const stall = await market.createTestData()
  const { product, buyer } = stall
  const page = openPage(market, buyer, !wasGuest)
  await page.start()
  const wishlist = await page.wishlist.fetch()
  const settle = () => waitFor(wishlist, (state) => state.hasTag('settled'))
  const save = () => wishlist.send({ type: 'wishlist.save', product })
  const press = isKept ? () => wishlist.send({ type: 'wishlist.remove', product }) : save
  await settle()
  if (isKept) {
    save()
    await waitFor(wishlist, (state) => state.matches({ account: 'idle' }))
  }
  if (wasGuest) save()
  const state = () => wishlist.getSnapshot()
  const isOver = () => page.session.getSnapshot().matches('signedOut')
  const isDone = () =>
    state().matches({ account: 'idle' }) && isInWishlist(state().context, product._id) !== isKept
  return {
    at: () => JSON.stringify(state().value),
    isIdle: () =>
      !page.isPending() &&
      !state().hasTag('busy') &&
      !state().matches({ account: 'sending' }) &&
      !state().matches('identifying'),
    isDone,
    visibleText: () => visibleTextOf(page),
    async proceed() {
      if (isOver()) {
        await page.signInAgain()
        // The list of the browser joins now.
        if (wasGuest) return
        await settle()
      }
      if (!isDone()) press()
    },
    repeatAction: press,
    async serverProblems() {
      const count = await market.count('from wishlist_items where product_id = $1', [product._id])
      return count === (isKept ? 0 : 1) ? [] : [`${count} saved products`]
    },
    close: () => page.close(),
  }
}

const portOf = (
  name: string,
  call: CallName,
  options: Parameters<typeof openWishlist>[1],
): Port => ({
  name: `wishlist: ${name}`,
  call,
  readsNothing: call !== 'GET /wishlist/ids',
  open: (market) => openWishlist(market, options),
})

/** The requests for products that a buyer saves, removes, and saved before the sign-in. */
export const wishlistPorts: readonly Port[] = [
  portOf('send, a product to save', 'PUT /wishlist', {}),
  portOf('send, a product to remove', 'DELETE /wishlist/:productId', { isKept: true }),
  portOf('join', 'PUT /wishlist', { wasGuest: true }),
]
