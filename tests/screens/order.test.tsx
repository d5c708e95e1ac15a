import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { refusal } from '../../src/screens/story-fixtures.ts'
import { orderMachine } from '../../machines/order.machine.ts'
import type { PaidOrder } from '../../src/domain/order.ts'
import { paidOrder, receivedOrder, unloaded } from '../../src/screens/order/order-story-fixtures.ts'
import { MoneyOfOrders } from '../../src/screens/payouts/MoneyOfOrders.tsx'
import { primaryOf } from '../../src/screens/order/primary-event.ts'
import { OrderView } from '../../src/screens/order/OrderView.tsx'
import type { BoundGallery } from '../../src/screens/pictures/gallery-state.ts'
import { galleryOf } from '../../src/screens/pictures/pictures-story-fixtures.ts'
import {
  givenBackOrder,
  returningOrder,
  returningOrderOfBuyer,
} from '../../src/screens/order/return-story-fixtures.ts'
import { reviewOrder, unansweredOrder } from '../../src/screens/order/review-story-fixtures.ts'
import { orderScreen } from './order.screen.tsx'
import { render } from './render.tsx'
import { describeScreen } from './screen-walk.ts'

const enlarge = 'Enlarge: Picture 1 from the buyer'

describeScreen(orderScreen)

const show = (order: PaidOrder, gallery: Partial<BoundGallery> = {}) =>
  render(
    <OrderView
      {...galleryOf()}
      {...gallery}
      dialog={null}
      refusal={refusal}
      send={() => undefined}
      state={orderMachine.resolveState({
        value: { shown: 'idle' },
        context: { ...unloaded, order },
      })}
    />,
  )
const side = (name: string) => page.getByRole('region', { name, exact: true })

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
  const { gallery } = galleryOf('enlarged', { setId: '2', shown: 0 })
  await show({ ...reviewOrder, role: 'buyer' }, { gallery, sendGallery })
  const dialog = page.getByRole('dialog', { name: 'Pictures from the buyer' })
  await expect.element(dialog.getByRole('img', { name: 'Picture 1 from the buyer' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(sendGallery).toHaveBeenLastCalledWith({ type: 'gallery.close' })
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

const buttonNames = () =>
  page
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent)

it('lets the buyer say that an item was given back in person, or was sent', async () => {
  await show(returningOrderOfBuyer)
  await expect.element(page.getByText(/^Give the item back .* in person or by post/)).toBeVisible()
  expect(buttonNames()).toEqual(['I gave it back', 'I sent it back'])
})

it('lets the seller confirm a return that the buyer has not mentioned, and urges nobody', async () => {
  await show(returningOrder)
  expect(primaryOf(returningOrder)).toBeUndefined()
  expect(primaryOf(givenBackOrder)).toBe('seller.confirmReturn')
  await expect.element(page.getByRole('button', { name: 'I have it back' })).toBeVisible()
})

it('tells the seller that the buyer gave the item back in person', async () => {
  await show(givenBackOrder)
  await expect.element(page.getByText(/^The buyer says that you have met\./)).toBeVisible()
  await expect.element(page.getByText('The buyer gave the item back in person.')).toBeVisible()
})

it.each([
  [0, 'seller', 'you are paid.'],
  [85, 'seller', 'you keep the money.'],
  [85, 'buyer', 'the seller keeps the money.'],
] as const)(
  'says what a return that never comes means with $%d at the seller: to the %s, %s',
  async (released, role, words) => {
    await show({
      ...paidOrder,
      role,
      state: 'returning',
      can: [],
      money: { ...paidOrder.money, held: 85 - released, released },
      deadline: { at: '2031-05-09T10:00:00.000Z', event: 'deadline.claimLapsed' },
    })
    await expect.element(page.getByText(words, { exact: false })).toBeVisible()
  },
)

it.each([
  ['seller', 'The money waits for your payout account.'],
  ['buyer', "The money waits for the seller's payout account."],
] as const)('tells the %s whose payout account the money waits for', async (role, words) => {
  await show({ ...receivedOrder, role })
  await expect.element(page.getByText(words, { exact: true })).toBeVisible()
  const links = page.getByRole('link', { name: 'Go to your payout account' })
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual(
    role === 'seller' ? ['/dashboard/money'] : [],
  )
})

it.each(['provider', 'admin', 'payoutAccount'])(
  'says the same of money that waits (%s) as Money does',
  async (waitsFor) => {
    const order = { ...receivedOrder, money: { ...receivedOrder.money, waitsFor } }
    await render(<MoneyOfOrders orders={[{ ...order, role: 'seller' }]} />)
    const [words = ''] = page
      .getByRole('listitem')
      .elements()
      .map((row) => row.querySelector('p')?.textContent ?? '')
    expect(words).not.toBe('')
    await show(order)
    await expect.element(side('The money').getByText(words, { exact: true })).toBeVisible()
  },
)

const failedPayout = (reason?: string) => {
  const [from, to] = ['releasing', 'refunding'].map((position) => ({ state: 'refunded', position }))
  const entry = { seq: 2, at: paidOrder.paidAt, actor: 'provider', event: 'provider.failed' }
  const failed = { ...entry, from: from ?? null, to: { state: '', position: '', ...to }, reason }
  return { ...paidOrder, timeline: [...paidOrder.timeline, failed] }
}

it('does not blame the bank for a payout that waited for the account until the money went back', async () => {
  await show(failedPayout('noPayoutAccount'))
  await expect.element(page.getByText('The payment was not made.')).toBeVisible()
  const words = 'There was no payout account to send the money to.'
  await expect.element(page.getByText(words)).toBeVisible()
})

it('does not promise to try again where the money goes another way', async () => {
  await show(failedPayout())
  await expect.element(page.getByText('The payment was not made.')).toBeVisible()
  expect(page.getByText(/try again/).elements()).toEqual([])
})
