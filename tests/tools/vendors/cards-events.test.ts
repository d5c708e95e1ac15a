import { describe, expect, test } from 'vitest'
import { setupResource } from '../../opened-for-tests.ts'
import { cardProviders } from './card-providers.ts'

describe.each(cardProviders())('webhooks through the SDK at $name', ({ open }) => {
  const cards = setupResource(open)

  test('constructEventAsync() reads the event of a payment', async () => {
    const paid = await cards()
      .sdk()
      .paymentIntents.create({
        amount: 900,
        currency: 'usd',
        allowed_payment_method_types: ['card'],
        payment_method: 'pm_card_visa',
        confirm: true,
        metadata: { bookingId: 'booking-1' },
      })
    const { body, signature, secret } = await cards().nextEvent('payment_intent.succeeded', paid.id)
    const { webhooks } = cards().sdk()
    const event = await webhooks.constructEventAsync(body, signature, secret)
    expect(event).toMatchObject({
      id: expect.stringMatching(/^evt_/),
      object: 'event',
      livemode: false,
      type: 'payment_intent.succeeded',
      data: {
        object: {
          id: paid.id,
          object: 'payment_intent',
          amount_received: 900,
          metadata: { bookingId: 'booking-1' },
          status: 'succeeded',
        },
      },
    })
    await expect(
      webhooks.constructEventAsync(body.replace('900', '901'), signature, secret),
    ).rejects.toMatchObject({ type: 'StripeSignatureVerificationError' })
  })
})
