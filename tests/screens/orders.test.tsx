import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { specMessages } from '../../src/messages/catalogue.ts'
import type { Order } from '../../src/domain/booking.ts'
import { meeting, orders as everyStanding } from '../../src/screens/story-fixtures.ts'
import { cancelButton, confirmButton, dialog } from '../flows/confirmation/confirmation.places.ts'
import { locate } from '../screen/locate.ts'
import { deleteOf, lamp, sofa } from '../flows/collection/orders.actions.ts'
import { createOrdersScreen } from '../flows/collection/orders.screen.tsx'
import { renderScreen } from '../screen/stage.tsx'
import { cellsOf, headers, row } from '../flows/collection/table.places.ts'

const deleteButton = (order: Order) => locate(deleteOf(order))

async function openOrders(orders: readonly Order[]) {
  const { screen, performed, said } = createOrdersScreen()
  const scripted = await renderScreen(screen)
  await scripted.resolve('load', orders)
  await expect.element(page.getByRole('table')).toBeVisible()
  return { performed, said }
}

it('O1: has these columns, in this order', async () => {
  await openOrders(everyStanding)
  expect(headers()).toBe('Picture, Name, Price, Seller Email, Contact, Paid, Actions')
})

describe('the Paid column', () => {
  it.each([
    ['Pocket film camera', 'Pay'],
    ['Twelve-string guitar', 'Paid'],
    ['Desk lamp', 'Unavailable'],
    ['Wool sofa', 'Unavailable'],
    ['Record player', 'Unavailable'],
    ['Table radio', 'Unavailable'],
    ['Rain jacket', 'Unavailable'],
    ['Garden bench', 'Unavailable'],
  ])('O2: %s shows %s', async (name, words) => {
    await openOrders(everyStanding)
    await expect.element(row(name).getByText(words, { exact: true })).toBeVisible()
  })

  it.each([
    ['Desk lamp', 'Sold to another buyer. You can delete this booking.'],
    ['Rain jacket', 'The seller has sold it elsewhere. You can delete this booking.'],
    ['Garden bench', 'The listing was removed. You can delete this booking.'],
    ['Wool sofa', 'The seller left Loppis. You can delete this booking.'],
    [
      'Table radio',
      'The seller has taken it down for now. It may come back, or you can delete this booking.',
    ],
  ])('beside it, %s says why: %s', async (name, sentence) => {
    await openOrders(everyStanding)
    expect(cellsOf(name)[1]).toBe(`${name}${sentence}`)
  })

  it('beside it, an item that is held for the buyer says until when, as its agreed price ends then', async () => {
    const heldForYouUntil = '2031-05-04T10:15:00.000Z'
    const end = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })
    const { meeting: _, ...plain } = lamp
    await openOrders([{ ...plain, heldForYouUntil }])
    expect(cellsOf(lamp.productName)[1]).toBe(
      `${lamp.productName}Reserved for you until ${end.format(new Date(heldForYouUntil))}. Pay before then to be sure of it.`,
    )
  })

  it('beside it, an item that can be paid says that nobody has it yet', async () => {
    await openOrders(everyStanding)
    const words = 'Booked, but not yet yours: the first to pay gets it.'
    await expect.element(row('Pocket film camera').getByText(words)).toBeVisible()
  })

  it('beside it, an item of a seller who blocks the buyer, or is blocked, cannot be paid', async () => {
    await openOrders([{ ...lamp, isBlocked: true }])
    const words = /^One of you has blocked the other, so you can't buy from this seller/
    await expect.element(row(lamp.productName).getByText(words)).toBeVisible()
    await expect.element(row(lamp.productName).getByText('Unavailable')).toBeVisible()
  })

  it('O2: Pay links to the payment of that booking', async () => {
    await openOrders(everyStanding)
    await expect
      .element(row('Pocket film camera').getByRole('link', { name: 'Pay', exact: true }))
      .toHaveAttribute('href', '/dashboard/payment/booking-1')
  })
})

describe('a paid booking whose order has gone on', () => {
  it.each([
    ['paid', {}, 'Paid', 'The seller hands it over by May 9.'],
    ['problem', {}, 'Problem reported', 'The seller answers by May 9.'],
    [
      'canceled',
      { position: 'refunding', deadline: null },
      'Canceled',
      'Your refund is on its way.',
    ],
    ['refunded', { refunded: 85, deadline: null }, 'Refunded', '$85 was sent back to your card.'],
    [
      'received',
      { position: 'chargedBack' },
      'Paid back by the bank',
      'Your bank gave you the money back.',
    ],
    ['somethingNew', {}, 'Paid', ''],
  ])('in the state %s, with %o, reads %s: %s', async (state, more, label, step) => {
    const deadline = { at: '2031-05-09T10:00:00.000Z', event: '' }
    const progress = { state, position: 'held', refunded: 0, deadline, ...more }
    const guitar = everyStanding.filter(({ productName }) => productName === 'Twelve-string guitar')
    await openOrders(guitar.map((one) => ({ ...one, orderId: 'order-1', progress })))
    const [, name = '', , , , paid] = cellsOf('Twelve-string guitar')
    expect(paid).toMatch(new RegExp(`^${label}\\s*See order`))
    expect(name).toContain(`Twelve-string guitar${step}`)
    await expect
      .element(row('Twelve-string guitar').getByRole('link', { name: /^See order/ }))
      .toHaveAttribute('href', '/dashboard/order/order-1')
  })
})

it('shows where to meet the seller, both phone numbers and the date of the booking', async () => {
  const { meeting: _, ...plain } = { ...lamp, _id: 'plain', productId: 'plain' }
  await openOrders([...everyStanding, { ...plain, productName: 'Plain chair' }])
  const [, name, , , contact] = cellsOf('Pocket film camera')
  expect(name).toMatch(
    /Meet at\s*Ballard farmers market\s*Your phone\s*\+1 555 0199\s*Booked\s*May 2, 2031/,
  )
  expect(contact).toBe('+1 555 0142')
  expect(cellsOf('Plain chair')[1]).toBe(
    'Plain chairBooked, but not yet yours: the first to pay gets it.',
  )
  expect(cellsOf('Desk lamp')[1]).not.toContain('Meet at')
})

it('O1: lists the orders to pay, then the paid, then the unavailable ones, each newest first', async () => {
  const bookedOn = (order: Order, day: string): Order => ({
    ...order,
    meeting: { ...meeting, bookedAt: `2031-05-${day}T10:00:00.000Z` },
  })
  const [camera = lamp, bicycle = lamp, guitar = lamp, desk = lamp, couch = lamp, player = lamp] =
    everyStanding
  await openOrders([
    bookedOn(desk, '09'),
    bookedOn(guitar, '08'),
    bookedOn(camera, '01'),
    bookedOn(player, '03'),
    bookedOn(bicycle, '07'),
    bookedOn(couch, '10'),
  ])
  const names = [...document.querySelectorAll('td[data-kind="title"], th[data-kind="title"]')]
    .map(({ textContent }) => textContent)
    .filter((text) => text !== 'Name')
  expect(names).toEqual([
    expect.stringMatching(/^Road bicycleCheck whether your payment went through\./),
    expect.stringMatching(
      /^Pocket film cameraBooked, but not yet yours: the first to pay gets it\./,
    ),
    expect.stringMatching(/^Twelve-string guitarMeet the seller at Ballard farmers market\./),
    'Wool sofaThe seller left Loppis. You can delete this booking.',
    'Desk lampSold to another buyer. You can delete this booking.',
    'Record playerIt is reserved for another buyer. It may become available again.',
  ])
})

describe('deleting a booking', () => {
  async function ask() {
    const opened = await openOrders([lamp, sofa])
    await userEvent.click(deleteButton(lamp))
    await expect.element(dialog()).toBeVisible()
    return opened
  }

  it('O3: opens a confirmation dialog with its message and focuses Cancel', async () => {
    const { performed } = await ask()
    await expect.element(dialog()).toHaveAccessibleDescription(specMessages.en.bookAgain)
    await expect.element(cancelButton()).toHaveFocus()
    expect(performed).toEqual([])
  })

  it('A9: Escape sends no request and returns the focus to the button that opened the dialog', async () => {
    const { performed } = await ask()
    await userEvent.keyboard('{Escape}')
    await expect.element(deleteButton(lamp)).toHaveFocus()
    expect(dialog().elements()).toEqual([])
    expect(performed).toEqual([])
  })

  it('A9: the dialog stays open until the response arrives', async () => {
    const { performed } = await ask()
    await userEvent.click(confirmButton())
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog()).toBeVisible()
    await expect.element(cancelButton()).toHaveAttribute('aria-disabled', 'true')
    performed[0]?.answer(true)
    await expect.poll(() => dialog().elements()).toEqual([])
  })

  it('A9: the focus moves to the heading after the deletion', async () => {
    const { performed } = await ask()
    await userEvent.click(confirmButton())
    performed[0]?.answer(true)
    await expect.element(page.getByRole('heading', { name: 'My Orders' })).toHaveFocus()
  })
})
