import { type FormEvent, StrictMode, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { englishText } from '../../words/english.ts'
import { failureOf } from '../../../src/domain/failure.ts'
import type { ConfirmOutcome, IntentStatus } from '../../../src/domain/payment.ts'
import { createCards } from '../../../src/services/cards.tsx'
import { paymentMessages } from '../../../src/messages/payment.ts'

declare global {
  interface Window {
    cardTrial: {
      /** How often the card provider's script failed to load. */
      failedLoads: number
      ask: () => Promise<IntentStatus>
    }
  }
}

const cards = createCards({
  publishableKey: null,
  standInScript: '/standins/cards/stripe.js',
  font: { family: 'Trial', file: '/font.woff2', weight: '400 700' },
})

/** Creates an intent of the test merchant and returns its client secret. */
async function newIntent(): Promise<string> {
  const response = await fetch('/intents', { method: 'POST' })
  const { clientSecret }: { clientSecret: string } = await response.json()
  return clientSecret
}

/** Retries until the provider's script is loaded. */
async function loadAtLast(): Promise<void> {
  try {
    await cards.load()
  } catch (error) {
    if (failureOf(error).kind !== 'cardsUnavailable') throw error
    window.cardTrial.failedLoads += 1
    await loadAtLast()
  }
}

/** Confirms the payment and runs the bank's authentication where it is needed. */
async function pay(clientSecret: string): Promise<ConfirmOutcome | { failure: string }> {
  try {
    const outcome = await cards.confirm({ clientSecret })
    if (outcome.status !== 'authenticationNeeded') return outcome
    return await cards.authenticate({ clientSecret })
  } catch (error) {
    return { failure: failureOf(error).kind }
  }
}

function Trial({ clientSecret }: { clientSecret: string }) {
  const [change, setChange] = useState('')
  const [outcome, setOutcome] = useState('')
  const [isShown, setShown] = useState(true)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setOutcome('')
    setOutcome(JSON.stringify(await pay(clientSecret)))
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <input aria-label="Before" />
      {isShown && (
        <cards.Fields
          disabled={false}
          language="en"
          onChange={({ message }) =>
            setChange(JSON.stringify({ message: message && englishText(message) }))
          }
          renderField={({ part, invalid, focused, element }) => (
            <div className="field" data-focused={focused} data-invalid={invalid}>
              {/* A card field is not a form control: the provider's script makes the label work. */}
              <label>
                {paymentMessages.en.fields[part]}
                {element}
              </label>
            </div>
          )}
        />
      )}
      <button type="submit">Pay</button>
      <button type="button" onClick={() => setShown(!isShown)}>
        Show or hide
      </button>
      <output aria-label="Change">{change}</output>
      <output aria-label="Outcome">{outcome}</output>
    </form>
  )
}

const clientSecret = await newIntent()
window.cardTrial = {
  failedLoads: 0,
  ask: () => cards.retrieveIntent({ clientSecret }),
}
await loadAtLast()
const root = document.getElementById('root')
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Trial clientSecret={clientSecret} />
    </StrictMode>,
  )
}
