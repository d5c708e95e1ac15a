import { describe, expect, it } from 'vitest'
import { paymentMachine } from '../../machines/payment.machine.ts'
import { paymentMessages } from '../../src/messages/payment.ts'
import { paymentSteps } from '../../src/screens/payment/payment-state.ts'
import { keptAttempt, shown } from '../flows/payment/payment.script.ts'

const context = {
  bookingId: shown._id,
  buyerEmail: keptAttempt.buyerEmail,
  booking: shown,
  attempt: keptAttempt,
  transaction: null,
  heldUntil: null,
  paymentId: null,
  isChallengeOpen: false,
  cardMessage: null,
  failure: null,
}

describe('the steps of a payment', () => {
  it('P6: while nobody knows whether the card was charged, the bank check is open and not failed', () => {
    const state = paymentMachine.resolveState({ value: 'undetermined', context })
    expect(
      paymentSteps(state, paymentMessages.en.steps).map((step) => [step.label, step.state]),
    ).toContainEqual(['Bank check', 'current'])
  })

  it.each([
    ['declined', 'Card'],
    ['unconfirmed', 'Card'],
    ['refused', 'Bank check'],
    ['abandoned', 'Bank check'],
  ] as const)('P6: after %s, the step that failed is %s', (cardForm, label) => {
    const state = paymentMachine.resolveState({ value: { cardForm }, context })
    const failed = paymentSteps(state, paymentMessages.en.steps).filter(
      (step) => step.state === 'failed',
    )
    expect(failed.map((step) => step.label)).toEqual([label])
  })
})
