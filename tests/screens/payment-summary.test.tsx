import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FailureError } from '../../src/domain/failure.ts'
import { PaymentView } from '../../src/screens/payment/PaymentView.tsx'
import { shown } from '../flows/payment/payment.script.ts'
import { perform } from '../screen/actions.ts'
import { browserPageDriver } from '../screen/locate.ts'
import * as acts from '../flows/payment/payment.flow.ts'
import { openEmptyForm, openForm, withExtensions } from '../flows/payment/payment-form.tsx'
import { paymentScreen } from '../flows/payment/payment.screen.tsx'
import { renderScreen, renderView } from '../screen/stage.tsx'

/** A hold can last a day, so its end has a day. */
const dayAndTime = (moment: string) =>
  new Date(moment).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' })

describe('an item that another buyer pays for', () => {
  const heldUntil = '2031-05-04T10:15:00.000Z'
  const end = () => dayAndTime(heldUntil)
  const sentence = () =>
    new RegExp(`This item is reserved for another buyer\\. Try again after ${end()}\\.`)

  it('P2: says until when it is held, where the page opens', async () => {
    const { resolve } = await renderScreen(paymentScreen)
    await resolve('restoreAttempt', null)
    await resolve('loadBooking', { ...shown, isHeld: true, heldUntil })
    await expect.element(page.getByText(sentence())).toBeVisible()
  })

  it('P2: says so where the hold of the other buyer began after the page was opened', async () => {
    const { reject, resolve } = await openEmptyForm()
    await perform(browserPageDriver, acts.typeCard)
    await reject(
      'createIntent',
      new FailureError({ kind: 'conflict', code: 'item-held', message: 'Held.', heldUntil }),
    )
    await expect.element(page.getByText(sentence())).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Refresh' }))
    await resolve('restoreAttempt', null)
    await resolve('loadBooking', { ...shown, isHeld: true })
    await expect.element(page.getByText(/It may become available again\.$/)).toBeVisible()
  })
})

describe('the order summary', () => {
  const summary = () => page.getByRole('complementary', { name: 'Order summary' })

  it('shows the seller with the mark, the meeting place, the total and the end of the hold', async () => {
    await openForm({ booking: withExtensions, heldUntil: '2031-05-04T10:15:00.000Z' })
    for (const text of [
      'Sam Sand',
      'seller@loppis.test',
      'Verified',
      'the library steps',
      '$180',
    ]) {
      await expect.element(summary().getByText(text, { exact: true })).toBeVisible()
    }
    await expect.element(summary().getByText('Nothing else to pay')).toBeVisible()
    const end = dayAndTime('2031-05-04T10:15:00.000Z')
    await expect
      .element(page.getByText(`Held for you until ${end}. Nobody else can pay before then.`))
      .toBeVisible()
    await expect.element(page.getByText(/we refund the full amount/)).toBeVisible()
  })

  it('shows the end of the hold after a reload, before a new intent is created', async () => {
    const heldForYouUntil = '2031-05-04T10:15:00.000Z'
    await openEmptyForm({ ...withExtensions, heldForYouUntil })
    const end = dayAndTime(heldForYouUntil)
    await expect.element(page.getByText(new RegExp(`Held for you until ${end}`))).toBeVisible()
  })

  it('on a plain server has the product and the total, and says nothing of a hold', async () => {
    await openForm()
    await expect.element(summary()).toHaveTextContent('Old cameraTotal$180 Nothing else to pay')
    for (const absent of ['Seller', 'Meet at']) {
      expect(summary().getByText(absent).elements()).toEqual([])
    }
    await expect.element(page.getByText("We don't hold the payment until you meet.")).toBeVisible()
    expect(page.getByText(/Held for you/).elements()).toEqual([])
  })

  it('says how long the server holds the money, in the days that the server names', async () => {
    const protection = { handOverDays: 8, metDays: 3, sentDays: 15, returnDays: 31 }
    await openForm({ booking: { ...withExtensions, protection } })
    for (const sentence of [
      /doesn't hand it over within 8 days/,
      /3 days to report.* 15 days if/,
    ]) {
      await expect.element(page.getByText(sentence)).toBeVisible()
    }
    expect(page.getByText(/We don't hold/).elements()).toEqual([])
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
