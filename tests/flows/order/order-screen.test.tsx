import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { paidOrder } from '../../../src/screens/order/order-story-fixtures.ts'
import type { BoundGallery } from '../../../src/screens/pictures/gallery-state.ts'
import { galleryOf } from '../../../src/screens/pictures/pictures-story-fixtures.ts'
import { reviewOrder, unansweredOrder } from '../../../src/screens/order/review-story-fixtures.ts'
import { show, side } from './shown-order.tsx'

const enlarge = 'Enlarge: Picture 1 from the buyer'

it('shows an admin the words, pictures and offers of both sides beside each other', async () => {
  await show(reviewOrder)
  await expect.element(side('Buyer').getByText(/The lens has a crack/)).toBeVisible()
  await expect.element(side('Buyer').getByRole('button', { name: enlarge })).toBeVisible()
  await expect.element(side('Seller').getByText('$20')).toBeVisible()
  // Once: the timeline says only that they wrote.
  expect(page.getByText(/The lens has a crack/).elements()).toHaveLength(1)
})

it('enlarges a picture where it is, and closes it again', async () => {
  const sendGallery = vi.fn<BoundGallery['sendGallery']>()
  await show({ ...reviewOrder, role: 'buyer' }, { sendGallery })
  await page.getByRole('button', { name: enlarge }).click()
  expect(sendGallery).toHaveBeenLastCalledWith({ type: 'gallery.enlarge', index: 0, setId: '2' })
  const { gallery } = galleryOf({ isEnlarged: true, setId: '2', shown: 0 })
  await show({ ...reviewOrder, role: 'buyer' }, { gallery, sendGallery })
  const dialog = page.getByRole('dialog', { name: 'Pictures from the buyer' })
  await expect.element(dialog.getByRole('img', { name: 'Picture 1 from the buyer' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(sendGallery).toHaveBeenLastCalledWith({ type: 'gallery.close' })
})

it('names the item in the tab, where several orders may be open', async () => {
  await show(paidOrder)
  await expect.poll(() => document.title).toBe(`Order: ${paidOrder.product.name} · Loppis`)
})

it('names both sides', async () => {
  await show({ ...reviewOrder, role: 'buyer' })
  await expect.element(page.getByText('Bea Berg, buyer@loppis.test')).toBeVisible()
  await expect.element(page.getByText('Sam Sand, seller@loppis.test')).toBeVisible()
})

it('says so when a side has said nothing', async () => {
  await show(unansweredOrder)
  await expect.element(side('Seller').getByText('Nothing yet.')).toBeVisible()
})

it('shows the two sides one story', async () => {
  await show({ ...reviewOrder, role: 'buyer' })
  await expect.element(page.getByText(/The lens has a crack/)).toBeVisible()
  expect(side('What both sides say').elements()).toEqual([])
})

it.each([
  ['buyerRemoved', "The buyer's account was removed from Loppis."],
  ['sellerRemoved', "The seller's account was removed from Loppis."],
  ['The two agreed by phone.', 'The two agreed by phone.'],
])('says why the market canceled an order: %s', async (reason, words) => {
  const canceled = { state: 'canceled', position: 'refunding' }
  const entry = { seq: 2, at: paidOrder.paidAt, actor: 'admin', event: 'admin.cancel' }
  const timeline = [...paidOrder.timeline, { ...entry, from: null, to: canceled, reason }]
  await show({ ...paidOrder, ...canceled, can: [], deadline: null, timeline })
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
})

it('leads the seller of a canceled order, and nobody else, to the form for another sale', async () => {
  const again = page.getByRole('link', { name: 'List again' })
  const canceled = {
    ...paidOrder,
    state: 'canceled',
    position: 'refunded',
    can: [],
    deadline: null,
  }
  await show({ ...canceled, role: 'buyer' })
  await expect.element(page.getByText(/^The order is canceled/).first()).toBeVisible()
  expect(again.elements()).toEqual([])
  await show(canceled)
  await expect
    .element(again)
    .toHaveAttribute('href', `/dashboard/add-product?again=${paidOrder.product._id}`)
})

it('leads the seller of a canceled order to the new listing of the item, and not to another form', async () => {
  await show({
    ...paidOrder,
    state: 'canceled',
    position: 'refunded',
    can: [],
    deadline: null,
    listedAgainAs: 'product-9',
  })
  const link = page.getByRole('link', { name: 'See the new listing' })
  await expect.element(link).toHaveAttribute('href', '/product/product-9')
  expect(page.getByRole('link', { name: 'List again' }).elements()).toEqual([])
})

it.each([
  ['buyer', 'Message the seller'],
  ['seller', 'Message the buyer'],
] as const)('offers the %s a message where the two can write to each other', async (role, name) => {
  const buyer = { ...paidOrder.buyer, _id: 'buyer-1' }
  await show({ ...paidOrder, role, buyer })
  await expect.element(page.getByRole('link', { name })).toBeVisible()
})

it('offers no message where the other side has left', async () => {
  await show(paidOrder)
  await expect.element(side('Buyer and seller')).toBeVisible()
  expect(page.getByRole('link', { name: /^Message/ }).elements()).toEqual([])
})

it.each([
  ['seller', "Don't hand the item over until the buyer's bank has decided."],
  ['buyer', "The seller doesn't hand the item over until your bank has decided."],
  ['admin', "The seller doesn't hand the item over until the buyer's bank has decided."],
] as const)(
  'tells the %s that the item waits while the bank has the money',
  async (role, words) => {
    await show({ ...paidOrder, role, position: 'frozen', can: [] })
    await expect.element(page.getByText(words)).toBeVisible()
    expect(page.getByText(/in person or by post/).elements()).toEqual([])
  },
)
