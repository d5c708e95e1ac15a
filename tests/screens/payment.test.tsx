import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { specMessages } from '../../src/messages/catalogue.ts'
import type { PayableBooking } from '../../src/domain/payment.ts'
import { PaymentView } from '../../src/screens/payment/PaymentView.tsx'
import { keptAttempt, shown, succeeded } from '../models/payment.events.ts'
import { perform } from './actions.ts'
import { browserPageDriver, locate } from './locate.ts'
import * as acts from './payment.actions.ts'
import { paymentScreen } from './payment.screen.tsx'
import { describeScreen } from './screen-walk.ts'
import { renderScreen, renderView } from './stage.tsx'

describeScreen(paymentScreen)

const cardNumber = () => locate(acts.cardNumber)
const payButton = () => locate(acts.pay)
const recordButton = () => locate(acts.record)

type Opened = { booking?: PayableBooking; heldUntil?: string }

/** A booking with the extension fields of our server. */
const withExtensions: PayableBooking = {
  ...shown,
  sellerEmail: 'seller@loppis.test',
  sellerContact: '+1 555 0142',
  isSellerVerified: true,
  meeting: {
    phoneNumber: '+1 555 0199',
    location: 'the library steps',
    bookedAt: '2031-05-02T10:00:00.000Z',
  },
}

/** Opens the form and types in a complete card. */
async function openForm({ booking = shown, heldUntil }: Opened = {}) {
  const scripted = await renderScreen(paymentScreen)
  await scripted.resolve('restoreAttempt', null)
  await scripted.resolve('loadBooking', booking)
  await scripted.resolve('createIntent', { clientSecret: keptAttempt.clientSecret, heldUntil })
  await scripted.resolve('loadCards', undefined)
  await perform(browserPageDriver, [{ fill: acts.cardNumber, with: acts.complete }])
  const callsOf = (id: string) => scripted.calls.filter(({ port }) => port === id).length
  return { ...scripted, callsOf }
}

describe('the card form', () => {
  it('P1: shows the picture of the product', async () => {
    await openForm()
    const picture = page.getByRole('img', { name: shown.productName })
    await expect.element(picture).toHaveAttribute('src', shown.image)
  })

  it('P6: a declined card shows the provider message, keeps its values and can be submitted again', async () => {
    const { callsOf, resolve } = await openForm()
    const slot = cardNumber().element()
    const typed = '4242 4242 4242 4242'
    await userEvent.click(payButton())
    await resolve('confirmCard', {
      status: 'declined',
      message: { text: 'Your card was declined.' },
    })
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Your card was declined.' }))
      .toBeVisible()
    expect(cardNumber().element()).toBe(slot)
    await expect.element(cardNumber()).toHaveValue(typed)
    await expect.element(payButton()).toHaveAttribute('aria-disabled', 'false')
    await userEvent.click(payButton())
    expect(callsOf('confirmCard')).toBe(2)
  })

  it('P6: the card fields keep their values while the provider is asked and when nothing was charged', async () => {
    const { reject, resolve } = await openForm()
    const slot = cardNumber().element()
    await userEvent.click(payButton())
    await reject('confirmCard', new Error('Cut off'))
    await expect.element(page.getByText(/We're checking with the card provider/)).toBeVisible()
    expect(cardNumber().element()).toBe(slot)
    await resolve('retrieveIntent', { status: 'cardNeeded' })
    await expect.element(page.getByText(/you weren't charged\./)).toBeVisible()
    expect(cardNumber().element()).toBe(slot)
    await expect.element(cardNumber()).toHaveValue('4242 4242 4242 4242')
  })
})

describe('the order summary', () => {
  const summary = () => page.getByRole('complementary', { name: 'Order summary' })

  it('shows the seller with the mark, the meeting place, the total and the end of the hold', async () => {
    await openForm({ booking: withExtensions, heldUntil: '2031-05-04T10:15:00.000Z' })
    for (const text of ['seller@loppis.test', 'Verified', 'the library steps', '$180']) {
      await expect.element(summary().getByText(text, { exact: true })).toBeVisible()
    }
    await expect.element(summary().getByText('Nothing else to pay')).toBeVisible()
    const end = new Date('2031-05-04T10:15:00.000Z').toLocaleTimeString('en', {
      timeStyle: 'short',
    })
    await expect
      .element(page.getByText(`Held for you until ${end}. Nobody else can pay before then.`))
      .toBeVisible()
    await expect.element(page.getByText(/we refund the full amount/)).toBeVisible()
  })

  it('on a plain server has the product and the total, and says nothing of a hold', async () => {
    await openForm()
    await expect.element(summary()).toHaveTextContent('Old cameraTotal$180 Nothing else to pay')
    for (const absent of ['Seller', 'Meet at']) {
      expect(summary().getByText(absent).elements()).toEqual([])
    }
    expect(page.getByText(/Held for you/).elements()).toEqual([])
  })

  it('offers the test cards where the stand-in takes the cards', async () => {
    await openForm()
    await userEvent.click(page.getByText('Test cards'))
    await expect.element(page.getByText('4000 0025 0000 3155')).toBeVisible()
    expect(page.getByText(/Stripe/).elements()).toEqual([])
  })

  it('names Stripe, and offers no test cards, where Stripe takes the cards', async () => {
    const { actor } = await openForm()
    await renderView(
      <PaymentView
        cardFields={null}
        cardProvider="Stripe"
        send={() => undefined}
        state={actor.getSnapshot()}
      />,
    )
    await expect
      .element(page.getByText('Handled by Stripe; Loppis never sees your card number.'))
      .toBeVisible()
  })
})

describe('after a charge', () => {
  async function openCharged(opened?: Opened) {
    const form = await openForm(opened)
    await userEvent.click(payButton())
    await form.resolve('confirmCard', succeeded)
    return form
  }

  it('P5: the success message shows the transaction id and receives the focus', async () => {
    const { resolve } = await openCharged()
    await resolve('savePayment', 'payment-1')
    const note = page.getByRole('status').filter({ hasText: specMessages.paid })
    await expect.element(note).toHaveFocus()
    await expect
      .element(
        note.getByText(specMessages.transactionId({ id: succeeded.transactionId }), {
          exact: true,
        }),
      )
      .toBeVisible()
  })

  it("shows the seller's phone, the meeting place and what to do next", async () => {
    const { resolve } = await openCharged({ booking: withExtensions })
    await resolve('savePayment', 'payment-1')
    const next = page.getByRole('region', { name: 'What to do next' })
    await expect.element(next.getByText('Meet at the library steps.')).toBeVisible()
    await expect
      .element(next.getByRole('link', { name: '+1 555 0142' }))
      .toHaveAttribute('href', 'tel:+15550142')
    await expect.element(next.getByText('May 2, 2031')).toBeVisible()
  })

  it('on a plain server leads to My Orders for the contact', async () => {
    const { resolve } = await openCharged()
    await resolve('savePayment', 'payment-1')
    await expect.element(page.getByText(/My Orders has the seller's contact/)).toBeVisible()
    expect(page.getByText("Seller's phone").elements()).toEqual([])
  })

  it('P4: the screen shows no card field and no Pay button', async () => {
    const { reject } = await openCharged()
    await reject('savePayment', new Error('Cut off'))
    await expect.element(recordButton()).toBeVisible()
    expect(payButton().elements()).toEqual([])
    expect(cardNumber().elements()).toEqual([])
  })
})
