import { settleChallenge } from './challenge-dialog.js'
import { createPaymentMethod } from './card-collection.js'
import { ElementsGroup } from './elements.js'
import { call, intentId } from './requests.js'

/**
 * A subset of Stripe.js: sets window.Stripe, so that loadStripe and the React elements work with the card stand-in.
 * @typedef {import('./requests.js').ApiError} ApiError
 * @typedef {import('./requests.js').Intent} Intent
 * @typedef {{ paymentIntent: Intent } | { error: ApiError }} IntentResult
 */

/** @param {string} key the publishable key */
function Stripe(key) {
  if (typeof key !== 'string' || key === '') {
    throw new Error('Please call Stripe() with your publishable key. You used an empty string.')
  }

  /** @param {string} secret @returns {Promise<IntentResult>} */
  const retrieve = async (secret) => {
    const path = `payment_intents/${intentId(secret)}`
    /** @type {{ value: Intent } | { error: ApiError }} */
    const answer = await call(key, 'GET', path, { client_secret: secret })
    return 'value' in answer ? { paymentIntent: answer.value } : answer
  }

  /** @param {string} secret @param {string | null} method @returns {Promise<IntentResult>} */
  const confirm = async (secret, method) => {
    const path = `payment_intents/${intentId(secret)}/confirm`
    /** @type {{ value: Intent } | { error: ApiError }} */
    const answer = await call(key, 'POST', path, {
      client_secret: secret,
      ...(method !== null && { payment_method: method }),
    })
    return 'value' in answer ? { paymentIntent: answer.value } : answer
  }

  /** @param {string} secret @param {Intent} intent @returns {Promise<IntentResult>} */
  const act = (secret, intent) => {
    const action = intent.next_action
    if (action === null) return Promise.resolve({ paymentIntent: intent })
    if ('use_stripe_sdk' in action) {
      return settleChallenge(action.use_stripe_sdk.challenge, () => retrieve(secret))
    }
    location.assign(action.redirect_to_url.url)
    // The page is left: as with Stripe.js, nothing follows in it.
    return new Promise(() => {})
  }

  return {
    /** @param {import('./elements.js').GroupOptions} [options] */
    elements: (options) => new ElementsGroup(options ?? {}),

    /** @param {{ type: 'card', card: import('./element.js').CardElement }} data */
    async createPaymentMethod(data) {
      const answer = await createPaymentMethod(key, data.card)
      return 'value' in answer ? { paymentMethod: answer.value } : answer
    },

    async createToken() {
      const message = 'The card stand-in makes no tokens. Use createPaymentMethod instead.'
      return { error: { type: 'invalid_request_error', message } }
    },

    /**
     * @param {string} secret
     * @param {{ payment_method?: string | { card: import('./element.js').CardElement } }} [data]
     * @param {{ handleActions?: boolean }} [options]
     * @returns {Promise<IntentResult>}
     */
    async confirmCardPayment(secret, data, options) {
      intentId(secret)
      let method = data?.payment_method ?? null
      if (method !== null && typeof method !== 'string') {
        const made = await createPaymentMethod(key, method.card)
        if ('error' in made) return made
        method = made.value.id
      }
      const result = await confirm(secret, method)
      if ('error' in result || options?.handleActions === false) return result
      return act(secret, result.paymentIntent)
    },

    /** @param {{ clientSecret: string }} options @returns {Promise<IntentResult>} */
    async handleNextAction({ clientSecret }) {
      const found = await retrieve(clientSecret)
      if ('error' in found) return found
      if (found.paymentIntent.status !== 'requires_action') {
        throw new Error(
          'handleNextAction: The PaymentIntent supplied is not in the requires_action state.',
        )
      }
      return act(clientSecret, found.paymentIntent)
    },

    retrievePaymentIntent: retrieve,
  }
}

/** @stripe/stripe-js expects this release and logs a warning for any other. */
Stripe.version = 'endive'

Object.assign(window, { Stripe })
