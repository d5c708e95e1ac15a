import { describe, expect, it } from 'vitest'
import { paymentMachine } from '../../../machines/payment.machine.ts'
import { chargedAttempt, keptAttempt, shown, succeeded } from './payment.script.ts'
import { scriptedActor } from '../../model/scripted-actor.ts'

const { bookingId, buyerEmail, productId, productName, price } = keptAttempt
const record = {
  transactionId: succeeded.transactionId,
  transactionTime: succeeded.transactionTime,
  bookingId,
  productId,
  productName,
  email: buyerEmail,
  price,
}

describe('the hold', () => {
  it.each([
    ['says until when the item is held', '2031-05-04T10:15:00.000Z'],
    ['is unknown on a plain server', undefined],
  ])('%s', async (_, heldUntil) => {
    const { actor, resolve } = scriptedActor(paymentMachine, { input: { bookingId, buyerEmail } })
    await resolve('restoreAttempt', null)
    await resolve('loadBooking', shown)
    await resolve('loadCards', undefined)
    actor.send({ type: 'card.changed', message: null })
    await resolve('createIntent', { clientSecret: keptAttempt.clientSecret, heldUntil })
    expect(actor.getSnapshot().context).toMatchObject({
      attempt: keptAttempt,
      heldUntil: heldUntil ?? null,
    })
  })
})

describe('P4: the payment record', () => {
  const start = () =>
    scriptedActor(paymentMachine, {
      input: { bookingId, buyerEmail },
      listeners: ['watchConnection'],
    })

  it('P4: describes the charge of the booking on the page', async () => {
    const { actor, calls, effects, resolve } = start()
    await resolve('restoreAttempt', null)
    await resolve('loadBooking', shown)
    await resolve('loadCards', undefined)
    actor.send({ type: 'card.changed', message: null })
    await resolve('createIntent', { clientSecret: keptAttempt.clientSecret })
    actor.send({ type: 'pay.submit' })
    expect(effects.at(-1)).toEqual({ action: 'storeAttempt', params: { attempt: keptAttempt } })
    await resolve('confirmCard', succeeded)
    expect(calls.at(-1)).toMatchObject({ port: 'savePayment', input: { record } })
  })

  it('P4: is the same after a reload of a payment that is known to be charged, without the card provider', async () => {
    const first = start()
    await first.resolve('restoreAttempt', keptAttempt)
    await first.resolve('loadCards', undefined)
    await first.resolve('retrieveIntent', succeeded)
    expect(first.effects.at(-1)).toEqual({
      action: 'storeAttempt',
      params: { attempt: chargedAttempt },
    })
    const { actor, calls, resolve, reject } = start()
    await resolve('restoreAttempt', chargedAttempt)
    expect(calls.at(-1)).toMatchObject({ port: 'savePayment', input: { record } })
    await reject('savePayment', new Error('Offline'))
    expect(actor.getSnapshot().hasTag('charged')).toBe(true)
    expect(calls.map(({ port }) => port)).toEqual(['restoreAttempt', 'savePayment'])
  })

  it('P4: is the same after a reload, although the booking was not loaded', async () => {
    const { calls, resolve } = start()
    await resolve('restoreAttempt', keptAttempt)
    await resolve('loadCards', undefined)
    await resolve('retrieveIntent', succeeded)
    expect(calls.at(-1)).toMatchObject({ port: 'savePayment', input: { record } })
    expect(calls.map(({ port }) => port)).not.toContain('loadBooking')
  })

  it('P5: an interrupted payment loads its booking once it is recorded, so that its page has the item and the seller', async () => {
    const { actor, calls, effects, resolve } = start()
    await resolve('restoreAttempt', keptAttempt)
    await resolve('loadCards', undefined)
    await resolve('retrieveIntent', succeeded)
    await resolve('savePayment', 'payment-1')
    expect(calls.at(-1)).toMatchObject({ port: 'loadBooking', status: 'pending' })
    // Neither the words about the money nor the stored attempt wait for the booking.
    expect(actor.getSnapshot().hasTag('recorded')).toBe(true)
    expect(effects.at(-1)).toMatchObject({ action: 'deleteAttempt' })
    await resolve('loadBooking', shown)
    expect(actor.getSnapshot()).toMatchObject({ value: 'paid', context: { booking: shown } })
  })

  it('P5: a booking that fails to load leaves the recorded payment as it is', async () => {
    const { actor, resolve, reject } = start()
    await resolve('restoreAttempt', keptAttempt)
    await resolve('loadCards', undefined)
    await resolve('retrieveIntent', succeeded)
    await resolve('savePayment', 'payment-1')
    const before = actor.getSnapshot().context
    await reject('loadBooking', new Error('Cut off'))
    expect(actor.getSnapshot()).toMatchObject({ value: 'paid', context: before })
  })

  it('P5: keeps its transaction when the save is retried', async () => {
    const { actor, calls, resolve, reject } = start()
    await resolve('restoreAttempt', keptAttempt)
    await resolve('loadCards', undefined)
    await resolve('retrieveIntent', succeeded)
    await reject('savePayment', new Error('Cut off'))
    actor.send({ type: 'save.retry' })
    expect(calls.filter(({ port }) => port === 'savePayment')).toMatchObject([
      { input: { record } },
      { input: { record }, status: 'pending' },
    ])
  })
})
