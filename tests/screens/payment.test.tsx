import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { specMessages } from '../../src/messages/catalogue.ts'
import { keptAttempt, shown, succeeded } from '../models/payment.events.ts'
import { perform } from './actions.ts'
import { browserPageDriver, locate } from './locate.ts'
import * as acts from './payment.actions.ts'
import { paymentScreen } from './payment.screen.tsx'
import { describeScreen } from './screen-walk.ts'
import { renderScreen } from './stage.tsx'

describeScreen(paymentScreen)

const cardNumber = () => locate(acts.cardNumber)
const payButton = () => locate(acts.pay)
const recordButton = () => locate(acts.record)

/** Opens the form and types in a complete card. */
async function openForm() {
  const scripted = await renderScreen(paymentScreen)
  await scripted.resolve('restoreAttempt', null)
  await scripted.resolve('loadBooking', shown)
  await scripted.resolve('createIntent', { clientSecret: keptAttempt.clientSecret })
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

describe('after a charge', () => {
  async function openCharged() {
    const form = await openForm()
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

  it('P4: the screen shows no card field and no Pay button', async () => {
    const { reject } = await openCharged()
    await reject('savePayment', new Error('Cut off'))
    await expect.element(recordButton()).toBeVisible()
    expect(payButton().elements()).toEqual([])
    expect(cardNumber().elements()).toEqual([])
  })
})
