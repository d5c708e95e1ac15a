import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Offer, OfferableItem } from '../../../src/domain/offer.ts'
import { offersMessages } from '../../../src/messages/offers.ts'
import { made, sellersOffers } from '../../../src/screens/offers/offers-story-fixtures.ts'
import { camera } from '../../../src/screens/story-fixtures.ts'
import { offersScreen } from './offers.screen.tsx'
import { renderScreen } from '../../screen/stage.tsx'

describe('a seller', () => {
  const messageLinks = () => page.getByRole('link', { name: /^Message / })
  const open = async (offers: readonly Offer[]) => {
    const { resolve } = await renderScreen(offersScreen)
    await resolve('load', { offers, item: null })
    await expect.element(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  }

  it('can write to each bidder about the item', async () => {
    await open(sellersOffers)
    expect(messageLinks().elements().map(hrefOf)).toEqual([
      '/dashboard/messages?item=product-1&buyer=bea',
      '/dashboard/messages?item=product-1&buyer=kim',
      '/dashboard/messages?item=product-1&buyer=lo',
    ])
  })

  it('finds no way to write on a server without conversations', async () => {
    await open(sellersOffers.map((offer) => ({ ...offer, takesMessages: false })))
    expect(messageLinks().elements()).toEqual([])
  })

  it('is not written to from here by a buyer, who does that on the page of the product', async () => {
    await open([made])
    expect(messageLinks().elements()).toEqual([])
  })
})

describe('the asking price', () => {
  const asking = (price: string) => page.getByText(offersMessages.en.asking(price))
  const ended = { ...made, state: 'declined', askingPrice: 100, can: [], deadline: null }
  const open = async (item: OfferableItem | null) => {
    const { resolve } = await renderScreen(offersScreen)
    await resolve('load', { offers: [ended], item })
  }

  it('of an item is that of today, not that of an offer from before the seller changed it', async () => {
    await open({ product: camera })
    await expect.element(asking('$85')).toBeVisible()
    expect(asking('$100').elements()).toEqual([])
  })

  it('is that of today in the list of all offers, too', async () => {
    const { resolve } = await renderScreen(offersScreen)
    const today = { ...ended, product: { ...ended.product, askingPrice: 85 } }
    await resolve('load', { offers: [today], item: null })
    await expect.element(asking('$85')).toBeVisible()
  })

  it('of an item that is not for sale any more is that of the newest offer', async () => {
    await open(null)
    await expect.element(asking('$100')).toBeVisible()
  })
})

const hrefOf = (link: Element) => link.getAttribute('href')
