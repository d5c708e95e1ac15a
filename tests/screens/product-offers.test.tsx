import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Role } from '../../src/domain/user.ts'
import { offersMessages } from '../../src/messages/offers.ts'
import { productMessages } from '../../src/messages/product.ts'
import { productPageMessages } from '../../src/messages/product-page.ts'
import {
  accepted,
  countered,
  made,
  sellersOffers,
} from '../../src/screens/offers/offers-story-fixtures.ts'
import { camera } from '../../src/screens/story-fixtures.ts'
import { productPages } from '../flows/product/product.script.ts'
import { button, email, link, openApp } from '../screen/app.tsx'
import { errorAnswer, json } from '../screen/scripted-server.ts'

const AT = '/product/product-1'
const { seeOffer, makeOffer, offersFor, toMyProducts } = productPageMessages.en
const { states, book, pay } = offersMessages.en
const { bargains } = productMessages.en
const buyNow = button(`Buy now: ${camera.productName}`)
const forSale = {
  ...productPages.forSale,
  product: camera,
  takesOffers: true,
  seller: { ...productPages.forSale.seller, _id: 'sam' },
}
const hidden = { ...forSale, product: { ...camera, contact: '•••', isContactHidden: true } }

/** Opens the page of the product on a server that takes offers, as the user with the id 'sam'. */
const open = (as: Role, offers: readonly object[], productPage: object = forSale) =>
  openApp(AT, {
    as,
    answers: {
      'GET /products/product-1': json(productPage),
      [`GET /users/role/${encodeURIComponent(email)}`]: json({
        role: as,
        _id: 'sam',
        extensions: ['offers'],
      }),
      'GET /offers': json(offers),
      'GET /live': errorAnswer(404, 'There are no live updates.'),
    },
  })

describe('the page of a product for which the viewer bargains', () => {
  it.each([
    { offer: made, words: states.open.buyer({ name: 'Sam Sand', price: '$70' }) },
    { offer: countered, words: states.countered.buyer({ name: 'Sam Sand', price: '$80' }) },
  ])('says whose turn it is, and leads to the offer: $offer.state', async ({ offer, words }) => {
    await open('buyer', [offer])
    await expect.element(link(seeOffer)).toHaveAttribute('href', '/dashboard/offers?item=product-1')
    await expect.element(page.getByText(words)).toBeVisible()
    await expect.element(page.getByText(/^Answer by /)).toBeVisible()
    expect(link(makeOffer).elements()).toEqual([])
    await expect.element(buyNow).toBeVisible()
  })

  it('books at the agreed price', async () => {
    await open('buyer', [accepted])
    await userEvent.click(button(book('$70')))
    const price = page.getByRole('dialog', { name: 'Book Now' }).getByLabelText('Price')
    await expect.element(price).toHaveValue('$70')
    expect(buyNow.elements()).toEqual([])
  })

  it('leads a buyer who has booked already to the payment at the agreed price', async () => {
    await open('buyer', [{ ...accepted, bookingId: 'booking-1' }])
    await expect.element(link(pay('$70'))).toHaveAttribute('href', '/dashboard/payment/booking-1')
    expect(button(book('$70')).elements()).toEqual([])
  })

  it('offers a buyer whose offer has ended to make another one', async () => {
    await open('buyer', [{ ...made, state: 'expired', can: [], deadline: null }])
    await expect.element(link(makeOffer)).toBeVisible()
  })
})

describe('the offers of a buyer', () => {
  const openOffers = (path: string, offer: object) =>
    openApp(path, {
      as: 'buyer',
      answers: {
        'GET /products/product-1': json(forSale),
        [`GET /users/role/${encodeURIComponent(email)}`]: json({
          role: 'buyer',
          extensions: ['offers'],
        }),
        'GET /offers': json([offer]),
        'GET /live': errorAnswer(404, 'There are no live updates.'),
      },
    })

  it.each(['/dashboard/offers', '/dashboard/offers?item=product-1'])(
    'at %s: one press opens Book Now at the agreed price',
    async (path) => {
      await openOffers(path, accepted)
      await userEvent.click(button(book('$70')))
      const price = page.getByRole('dialog', { name: 'Book Now' }).getByLabelText('Price')
      await expect.element(price).toHaveValue('$70')
    },
  )

  it.each(['/dashboard/offers', '/dashboard/offers?item=product-1'])(
    'at %s: who has booked already is led to the payment',
    async (path) => {
      await openOffers(path, { ...accepted, bookingId: 'booking-1' })
      await expect.element(link(pay('$70'))).toHaveAttribute('href', '/dashboard/payment/booking-1')
      expect(button(book('$70')).elements()).toEqual([])
    },
  )
})

describe('the card of a product for which the viewer bargains', () => {
  const inCategory = (offers: readonly object[]) =>
    openApp('/category/category-1', {
      as: 'buyer',
      answers: {
        [`GET /users/role/${encodeURIComponent(email)}`]: json({
          role: 'buyer',
          extensions: ['offers'],
        }),
        'GET /offers': json(offers),
        'GET /live': errorAnswer(404, 'There are no live updates.'),
      },
    })
  const mark = (words: string) => link(`${words}: ${camera.productName}`)

  it.each([
    { offer: made, words: bargains.open('$70') },
    { offer: countered, words: bargains.countered('$80') },
    { offer: accepted, words: bargains.accepted('$70') },
  ])('leads to the offer: $offer.state', async ({ offer, words }) => {
    await inCategory([offer])
    await expect.element(mark(words)).toHaveAttribute('href', '/dashboard/offers?item=product-1')
  })

  it('books at the agreed price', async () => {
    await inCategory([accepted])
    await expect.element(mark(bargains.accepted('$70'))).toBeVisible()
    await userEvent.click(buyNow)
    const price = page.getByRole('dialog', { name: 'Book Now' }).getByLabelText('Price')
    await expect.element(price).toHaveValue('$70')
  })
})

describe('the page of the own product of a seller', () => {
  const own = { ...camera, sellerData: [{ email, isVerified: true }] }

  it('leads to the open offers, and says how many there are', async () => {
    await open('seller', sellersOffers, { ...forSale, product: own })
    await expect
      .element(link(offersFor(2)))
      .toHaveAttribute('href', '/dashboard/offers?item=product-1')
  })

  it('does not offer to buy it where the address of the seller is hidden', async () => {
    await open('seller', [], hidden)
    await expect.element(link(toMyProducts)).toBeVisible()
    expect(buyNow.elements()).toEqual([])
  })

  it('is that of another seller where the server gives another id', async () => {
    await open('seller', [], { ...hidden, seller: { ...hidden.seller, _id: 'tom' } })
    await expect.element(buyNow).toBeVisible()
    expect(link(toMyProducts).elements()).toEqual([])
  })
})
