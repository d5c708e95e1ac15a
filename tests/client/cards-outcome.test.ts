import type { PaymentIntent } from '@stripe/stripe-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { outcomeOf, retrievedStatusOf } from '../../src/services/cards-outcome.ts'

const opened = new Date('2031-05-04T09:00:00Z')
const paid = '2031-05-04T10:12:13.000Z'

/** An intent as the browser reads it. */
const intent: PaymentIntent = {
  id: 'pi_1',
  object: 'payment_intent',
  amount: 18000,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  client_secret: 'pi_1_secret_2',
  confirmation_method: 'automatic',
  created: opened.getTime() / 1000,
  currency: 'usd',
  description: null,
  last_payment_error: null,
  livemode: false,
  next_action: null,
  payment_method: 'pm_1',
  payment_method_types: ['card'],
  receipt_email: null,
  setup_future_usage: null,
  shipping: null,
  status: 'succeeded',
}

beforeEach(() => void vi.useFakeTimers({ now: new Date(paid) }))
afterEach(() => void vi.useRealTimers())

describe('P4: the time of a payment', () => {
  const charged = { status: 'succeeded', transactionId: 'pi_1', transactionTime: paid }

  it('P4: is that of the confirmation, not of the intent, which is older', () => {
    expect(outcomeOf({ paymentIntent: intent })).toEqual(charged)
  })

  it('P4: is that of the answer where the provider is asked after a lost confirmation', () => {
    expect(retrievedStatusOf({ paymentIntent: intent })).toEqual(charged)
  })
})
