import { isDeepStrictEqual } from 'node:util'
import { createActor } from 'xstate'
import type { ListingForm } from '../../src/domain/listing-form.ts'
import { pictureSnapshots } from '../../src/actors/pictures.ts'
import { listingFailureMessage } from '../../src/screens/addProduct/listing-state.ts'
import { locales } from '../../src/messages/locale.ts'
import { typed as described } from '../flows/addProduct/addProduct.script.ts'
import { halves } from '../standins/pictures.ts'
import type { CallName } from './calls.ts'
import type { FaultyApp } from './faulty-app.ts'
import { openPage } from './page.ts'
import type { Port, Scenario } from './scenario.ts'
import { visibleTextOf } from './visible-text.ts'

const typed = { ...described, categoryId: 'music' }

const calls: Readonly<Record<string, CallName>> = {
  upload: 'POST /standins/images/upload',
  save: 'POST /add-product',
}

async function openAddProduct(market: FaultyApp): Promise<Scenario> {
  const { seller } = await market.createTestData()
  const page = openPage(market, seller)
  await page.start()
  const bytes = new Uint8Array(await halves(32, 24).png().toBuffer())
  const file = new File([bytes], 'halves.png', { type: 'image/png' })
  const { machine, draftOf } = page.machines.addProduct
  const chosen = createActor(page.machines.pictures, { input: { max: 8, draft: null } }).start()
  chosen.send({ type: 'pictures.add', pictures: [file] })
  const open = (form: ListingForm) =>
    createActor(machine, { input: { sellerEmail: seller.email, form } }).start()
  let actor = open(typed)
  const state = () => actor.getSnapshot()
  const submit = () => {
    const { form } = state().context
    actor.send({ type: 'listing.submit', form, pictures: pictureSnapshots(chosen.getSnapshot()) })
  }
  return {
    at: () => JSON.stringify(state().value),
    isIdle: () => !state().hasTag('busy') && !page.isPending(),
    isDone: () => state().matches('added'),
    visibleText: () => {
      const { failure } = state().context
      return [
        ...visibleTextOf(page),
        ...(failure === null ? [] : [listingFailureMessage(locales.en, state(), failure)]),
      ]
    },
    lostInput: () => {
      const { form } = state().context
      const [picture] = pictureSnapshots(chosen.getSnapshot())
      return [
        ...(isDeepStrictEqual(form, typed) ? [] : ['the form']),
        ...(picture?.getSnapshot().context.source === file ? [] : ['the picture']),
      ]
    },
    async proceed() {
      if (page.session.getSnapshot().matches('signedOut')) {
        await page.signInAgain()
        actor.stop()
        actor = open(draftOf(seller.email))
      }
      // The same file would be refused again, so the user chooses another one.
      const { context, children } = chosen.getSnapshot()
      for (const id of context.ids) {
        if (children[id]?.getSnapshot().matches({ chosen: 'refused' }) !== true) continue
        chosen.send({ type: 'pictures.remove', id })
        chosen.send({ type: 'pictures.add', pictures: [file] })
      }
      submit()
    },
    repeatAction: submit,
    async serverProblems() {
      const products = await market.count(
        'from products where seller_id = $1 and name = $2 and not is_sold',
        [seller.id, typed.productName],
      )
      return products === 1 ? [] : [`${products} products`]
    },
    close() {
      actor.stop()
      chosen.stop()
      page.close()
    },
  }
}

/** Add a Product: the picture's upload and the product's submission. */
export const addProductPorts: readonly Port[] = Object.entries(calls).map(([port, call]) => ({
  name: `listing: ${port}`,
  call,
  open: openAddProduct,
}))
