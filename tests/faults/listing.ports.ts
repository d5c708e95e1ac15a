import { createActor } from 'xstate'
import type { ListingForm } from '../../src/domain/listing-form.ts'
import { failureWords } from '../../src/screens/add-product/listing-words.ts'
import { tongues } from '../../src/words/tongue.ts'
import { typed as described } from '../models/listing.events.ts'
import { halves } from '../standins/pictures.ts'
import type { CallName } from './calls.ts'
import type { FaultyMarket } from './market.ts'
import { openPage } from './page.ts'
import type { Port, Trial } from './trial.ts'
import { wordsOn } from './words.ts'

const typed = { ...described, categoryId: 'music' }

const calls: Readonly<Record<string, CallName>> = {
  upload: 'POST /standins/images/upload',
  save: 'POST /add-product',
}

async function openListing(market: FaultyMarket): Promise<Trial> {
  const { seller } = await market.openStall()
  const page = openPage(market, seller)
  await page.start()
  const bytes = new Uint8Array(await halves(32, 24).png().toBuffer())
  const file = new File([bytes], 'halves.png', { type: 'image/png' })
  const { machine, draftOf } = page.machines.listing
  const open = (form: ListingForm) => {
    const opened = createActor(machine, { input: { sellerEmail: seller.email, form } })
    opened.start().send({ type: 'picture.choose', file })
    return opened
  }
  let actor = open(typed)
  const state = () => actor.getSnapshot()
  const submit = () => {
    const { form } = state().context
    actor.send({ type: 'listing.submit', form, key: crypto.randomUUID() })
  }
  return {
    at: () => JSON.stringify(state().value),
    isResting: () => !state().hasTag('busy') && !page.isPending(),
    isDone: () => state().matches('added'),
    words: () => {
      const { failure } = state().context
      return [
        ...wordsOn(page),
        ...(failure === null ? [] : [failureWords(tongues.en, state(), failure)]),
      ]
    },
    lost: () => {
      const { form, picture } = state().context
      return [
        ...(JSON.stringify(form) === JSON.stringify(typed) ? [] : ['the form']),
        ...(picture === file ? [] : ['the picture']),
      ]
    },
    async goOn() {
      if (page.session.getSnapshot().matches('signedOut')) {
        await page.signInAgain()
        actor.stop()
        actor = open(draftOf(seller.email))
      }
      submit()
    },
    pressAgain: submit,
    async wrongs() {
      const products = await market.count(
        'from products where seller_id = $1 and name = $2 and not is_sold',
        [seller.id, typed.productName],
      )
      return products === 1 ? [] : [`${products} products`]
    },
    close() {
      actor.stop()
      page.close()
    },
  }
}

/** Add a Product: the picture's upload and the product's submission. */
export const listingPorts: readonly Port[] = Object.entries(calls).map(([port, call]) => ({
  name: `listing: ${port}`,
  call,
  open: openListing,
}))
