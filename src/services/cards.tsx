import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure'
import type { ReactNode } from 'react'
import { FailureError } from '../domain/failure.ts'
import { message } from '../domain/message.ts'
import type { ConfirmOutcome, IntentStatus } from '../domain/payment.ts'
import { loadedOnce } from '../domain/lazy-code.ts'
import { CardFields, type CardFieldsProps } from './cards-fields.tsx'
import type { CardFont } from './cards-style.ts'
import { retrievedStatusOf, outcomeOf } from './cards-outcome.ts'

/** Takes card payments through Stripe. Card digits go from Stripe's iframes to Stripe, never through the page. */
export interface CardService {
  /** Loads Stripe. Throws FailureError cardsUnavailable; may be called again after that. */
  load(): Promise<void>
  /** Confirms the intent with the card. Throws FailureError noAnswer if it is unknown whether money moved. */
  confirm(input: { clientSecret: string }): Promise<ConfirmOutcome>
  /** Runs the bank's 3-D Secure challenge. Throws as `confirm` does. */
  authenticate(input: { clientSecret: string }): Promise<ConfirmOutcome>
  /** Retrieves the intent once this page's calls on it settle. Throws FailureError noAnswer or cardsUnavailable. */
  retrieveIntent(input: { clientSecret: string }): Promise<IntentStatus>
  /** The three card fields; renders nothing until `load` resolves. */
  Fields: (props: CardFieldsProps) => ReactNode
}

export type CardsConfig = {
  /** null: the embedded stand-in, which sets window.Stripe so that the same SDK runs on it. */
  publishableKey: string | null
  standInScript: string
  /** The font of the card fields. */
  font: CardFont
}

const STAND_IN_KEY = 'pk_test_standin'

export function createCards({ publishableKey, standInScript, font }: CardsConfig): CardService {
  let stripe: Stripe | null = null
  let failures = 0
  let elements: StripeElements | null = null
  /** Pending confirmations and challenges, by client secret; they can outlive the screen that started them. */
  const underWay = new Map<string, Promise<ConfirmOutcome>>()
  const keepElements = (group: StripeElements | null) => {
    elements = group
  }

  /** Shares one Stripe instance, because an instance cannot use the fields of another. */
  const load = loadedOnce(async (): Promise<Stripe> => {
    try {
      // A browser may keep a failed module (src/domain/lazy-code.ts); with a fragment, its URL is another one.
      if (publishableKey === null) {
        await addScript(failures === 0 ? standInScript : `${standInScript}#${failures}`)
      }
      stripe = await loadStripe(publishableKey ?? STAND_IN_KEY)
    } catch (error) {
      failures += 1
      throw new FailureError({ kind: 'cardsUnavailable' }, { cause: error })
    }
    if (stripe === null) throw new FailureError({ kind: 'cardsUnavailable' })
    return stripe
  })

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
      return { status: 'incomplete', message: message('cardIncomplete') }
    }
    return outcomeOf(
      await answered(
        // The app runs the challenge as a separate step, so that asked, approved and refused are named states.
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
    async retrieveIntent({ clientSecret }) {
      const loaded = await load()
      // A pending confirmation can still charge the card after the intent is reported as not charged.
      await Promise.allSettled([underWay.get(clientSecret)])
      return retrievedStatusOf(await answered(loaded.retrievePaymentIntent(clientSecret)))
    },
    Fields: (props) =>
      stripe === null ? null : (
        <CardFields {...props} font={font} onElements={keepElements} stripe={stripe} />
      ),
  }
}

/** Converts every error that the SDK throws to a FailureError noAnswer: it does not say whether money moved. */
async function answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer
  } catch (error) {
    throw new FailureError({ kind: 'noAnswer' }, { cause: error })
  }
}

/** Adds a script to the page. Removes it if it fails, so that the next attempt requests it again. */
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
