import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FailureError } from '../../../src/domain/failure.ts'
import { specMessages } from '../../../src/messages/catalogue.ts'
import { keptAttempt, shown, succeeded } from './payment.script.ts'
import { locate } from '../../screen/locate.ts'
import * as acts from './payment.flow.ts'
import { openEmptyForm, openForm, withExtensions, type Opened } from './payment-form.tsx'
import { paymentScreen } from './payment.screen.tsx'
import { renderScreen } from '../../screen/stage.tsx'

const cardNumber = () => locate(acts.cardNumber)
const payButton = () => locate(acts.pay)
const recordButton = () => locate(acts.record)

describe('the card form', () => {
  it('P1: shows the picture of the product', async () => {
    await openForm()
    const picture = page.getByRole('img', { name: shown.productName })
    await expect.element(picture).toHaveAttribute('src', shown.image)
  })

  it('P2, P3: the first digit creates the intent, and Pay is disabled until the secret is there', async () => {
    const { calls, resolve } = await openEmptyForm()
    await expect.element(payButton()).toHaveAttribute('aria-disabled', 'true')
    expect(calls.map(({ port }) => port)).not.toContain('createIntent')
    await userEvent.type(cardNumber(), '4')
    const slot = cardNumber().element()
    expect(calls.at(-1)).toMatchObject({ port: 'createIntent', status: 'pending' })
    await userEvent.type(cardNumber(), '2')
    await expect.element(payButton()).toHaveAttribute('aria-disabled', 'true')
    await resolve('createIntent', { clientSecret: keptAttempt.clientSecret })
    await expect.element(payButton()).toHaveAttribute('aria-disabled', 'false')
    expect(calls.filter(({ port }) => port === 'createIntent')).toHaveLength(1)
    expect(cardNumber().element()).toBe(slot)
    await expect.element(cardNumber()).toHaveValue('42')
  })

  it('P3: an intent that fails keeps what was typed, and Try again continues', async () => {
    const { reject, resolve } = await openEmptyForm()
    await userEvent.type(cardNumber(), '4242')
    await reject('createIntent', new FailureError({ kind: 'noAnswer' }))
    await expect.element(page.getByText("We couldn't prepare the payment.")).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
    await resolve('createIntent', { clientSecret: keptAttempt.clientSecret })
    await expect.element(payButton()).toHaveAttribute('aria-disabled', 'false')
    await expect.element(cardNumber()).toHaveValue('4242')
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

  it('P6: the error of a field is said once, under the form, and its field is marked', async () => {
    await openForm()
    await userEvent.fill(cardNumber(), acts.invalid)
    const problem = page.getByText('Your card number is invalid.')
    await expect.element(page.getByRole('alert').and(problem)).toBeVisible()
    expect(problem.elements()).toHaveLength(1)
    expect(document.querySelectorAll('form [data-invalid="true"] input')).toHaveLength(1)
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

describe('after the bank was asked', () => {
  it('P6: a refusal takes the focus, which the closed window of the bank leaves nowhere', async () => {
    const form = await openForm()
    await userEvent.click(payButton())
    await form.resolve('confirmCard', { status: 'authenticationNeeded' })
    const refused = { status: 'authenticationRefused', message: { text: 'Refused.' } } as const
    await form.resolve('authenticate', refused)
    const note = page.getByRole('alert').filter({ hasText: 'You were not charged.' })
    await expect.element(note).toHaveFocus()
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
    const note = page.getByRole('status').filter({ hasText: specMessages.en.paid })
    await expect.element(note).toHaveFocus()
    await expect
      .element(
        note.getByText(specMessages.en.transactionId({ id: succeeded.transactionId }), {
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

  it('asks the buyer to confirm the item where the server holds the money', async () => {
    const protection = { handOverDays: 7, metDays: 2, sentDays: 14, returnDays: 30 }
    const { resolve } = await openCharged({ booking: { ...withExtensions, protection } })
    await resolve('savePayment', 'payment-1')
    const next = page.getByRole('region', { name: 'What to do next' })
    await expect.element(next.getByText(/confirm in your order that you have it/)).toBeVisible()
    await expect.element(next.getByText(/ask to return it for 30 days/)).toBeVisible()
  })

  it('leads to the order, which shows what happens next', async () => {
    const protection = { handOverDays: 7, metDays: 2, sentDays: 14, returnDays: 30 }
    const { resolve } = await openCharged({ booking: { ...withExtensions, protection } })
    await resolve('savePayment', 'payment-1')
    await expect
      .element(page.getByRole('link', { name: 'See your order' }))
      .toHaveAttribute('href', '/dashboard/order/payment-1')
  })

  it('shows an interrupted payment like any other once it is recorded', async () => {
    const protection = { handOverDays: 7, metDays: 2, sentDays: 14, returnDays: 30 }
    const { resolve } = await renderScreen(paymentScreen)
    await resolve('restoreAttempt', keptAttempt)
    await resolve('loadCards', undefined)
    await resolve('retrieveIntent', succeeded)
    await resolve('savePayment', 'payment-1')
    const note = page.getByRole('status').filter({ hasText: specMessages.en.paid })
    await expect.element(note).toHaveFocus()
    // The steps of a market without protection would be wrong until the booking is there.
    expect(page.getByRole('region', { name: 'What to do next' }).elements()).toEqual([])
    await resolve('loadBooking', { ...withExtensions, protection })
    await expect.element(note).toHaveFocus()
    await expect.element(page.getByRole('img', { name: shown.productName })).toBeVisible()
    await expect.element(page.getByRole('link', { name: '+1 555 0142' })).toBeVisible()
    await expect.element(page.getByText(/confirm in your order that you have it/)).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'See your order' }))
      .toHaveAttribute('href', '/dashboard/order/payment-1')
  })

  it('leads to My Orders where the booking of an interrupted payment fails to load', async () => {
    const { reject, resolve } = await renderScreen(paymentScreen)
    await resolve('restoreAttempt', keptAttempt)
    await resolve('loadCards', undefined)
    await resolve('retrieveIntent', succeeded)
    await resolve('savePayment', 'payment-1')
    await reject('loadBooking', new FailureError({ kind: 'noAnswer' }))
    await expect.element(page.getByText(specMessages.en.paid)).toBeVisible()
    await expect.element(page.getByText(/My Orders has the seller's contact/)).toBeVisible()
  })

  it('leads to no order on a server that has none', async () => {
    const { resolve } = await openCharged({ booking: withExtensions })
    await resolve('savePayment', 'payment-1')
    await expect.element(page.getByRole('link', { name: 'Go to My Orders' })).toBeVisible()
    expect(page.getByRole('link', { name: 'See your order' }).elements()).toEqual([])
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
