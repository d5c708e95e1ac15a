import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { ReactNode } from 'react'
import { Failed } from '../domain/failure.ts'
import type { ConfirmOutcome, IntentStatus } from '../domain/payment.ts'
import { CardFields, type CardFieldsProps } from './cards-fields.tsx'
import { askedOf, outcomeOf } from './cards-outcome.ts'

/** Paying by card, by Stripe. Digits go from the provider's frames to the provider and never through the page. */
export interface CardService {
  /** Throws Failed cardsUnavailable; may be called again after that. */
  load(): Promise<void>
  /** Throws Failed noAnswer where it is not known whether money moved. */
  confirm(input: { clientSecret: string }): Promise<ConfirmOutcome>
  /** The bank's 3-D Secure challenge. Throws as `confirm` does. */
  authenticate(input: { clientSecret: string }): Promise<ConfirmOutcome>
  /** What has become of an intent, once no card of this page is on its way to it. Throws Failed noAnswer or cardsUnavailable. */
  ask(input: { clientSecret: string }): Promise<IntentStatus>
  /** The three fields; shown once `load` is done. */
  Fields: (props: CardFieldsProps) => ReactNode
}

export type CardsConfig = {
  /** null: the embedded stand-in, which sets window.Stripe so that the same SDK runs on it. */
  publishableKey: string | null
  standInScript: string
}

const STAND_IN_KEY = 'pk_test_standin'

export function createCards({ publishableKey, standInScript }: CardsConfig): CardService {
  let stripe: Stripe | null = null
  let loading: Promise<Stripe> | null = null
  let elements: StripeElements | null = null
  /** Confirmations and challenges without an answer as yet, by client secret: the screen that began one may be gone. */
  const underWay = new Map<string, Promise<ConfirmOutcome>>()
  const keepElements = (group: StripeElements | null) => {
    elements = group
  }

  const fetchStripe = async (): Promise<Stripe> => {
    try {
      if (publishableKey === null) await addScript(standInScript)
      stripe = await loadStripe(publishableKey ?? STAND_IN_KEY)
    } catch (error) {
      throw new Failed({ kind: 'cardsUnavailable' }, { cause: error })
    }
    if (stripe === null) throw new Failed({ kind: 'cardsUnavailable' })
    return stripe
  }

  /** One Stripe for all: fields of one are strangers to another. */
  const load = async (): Promise<Stripe> => {
    loading ??= fetchStripe()
    try {
      return await loading
    } catch (error) {
      loading = null
      throw error
    }
  }

  const untilAnswered = async (
    clientSecret: string,
    outcome: Promise<ConfirmOutcome>,
  ): Promise<ConfirmOutcome> => {
    underWay.set(clientSecret, outcome)
    try {
      return await outcome
    } finally {
      if (underWay.get(clientSecret) === outcome) underWay.delete(clientSecret)
    }
  }

  const confirm = async (clientSecret: string): Promise<ConfirmOutcome> => {
    const loaded = await load()
    const card = elements?.getElement('cardNumber')
    if (card === null || card === undefined) {
      return { status: 'incomplete', message: 'Your card details are incomplete.' }
    }
    return outcomeOf(
      await answered(
        // The challenge is a step of ours, so that asked, approved and refused have names.
        loaded.confirmCardPayment(
          clientSecret,
          { payment_method: { card } },
          { handleActions: false },
        ),
      ),
    )
  }

  const authenticate = async (clientSecret: string): Promise<ConfirmOutcome> => {
    const loaded = await load()
    const result = await answered(loaded.handleNextAction({ clientSecret }))
    return result.setupIntent === undefined ? outcomeOf(result) : { status: 'unknown' }
  }

  return {
    async load() {
      await load()
    },
    confirm: ({ clientSecret }) => untilAnswered(clientSecret, confirm(clientSecret)),
    authenticate: ({ clientSecret }) => untilAnswered(clientSecret, authenticate(clientSecret)),
    async ask({ clientSecret }) {
      const loaded = await load()
      // A card that is still on its way is charged after the answer that it was not.
      await Promise.allSettled([underWay.get(clientSecret)])
      return askedOf(await answered(loaded.retrievePaymentIntent(clientSecret)))
    },
    Fields: (props) =>
      stripe === null ? null : <CardFields {...props} onElements={keepElements} stripe={stripe} />,
  }
}

/** Whatever the SDK throws instead of answering, it does not say what happened to the money. */
async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    throw new Failed({ kind: 'noAnswer' }, { cause: error })
  }
}

/** A failed script is taken away, so that the next attempt asks for it again. */
function addScript(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.src = source
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${source} could not be loaded.`))
    })
    document.head.append(script)
  })
}
