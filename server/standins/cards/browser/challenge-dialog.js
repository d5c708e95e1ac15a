import { textIn } from './challenge-texts.js'
import { openFrame } from './frame.js'

/**
 * @typedef {import('./stripe.js').IntentResult} IntentResult
 */

/**
 * Shows the bank's 3-D Secure page in a dialog and resolves with the intent or an error. If the user closes the dialog
 * without an answer, the intent keeps the status requires_action and the challenge can be shown again.
 * @param {string} challenge
 * @param {() => Promise<IntentResult>} retrieve requests the intent's current state
 * @returns {Promise<IntentResult>}
 */
export async function settleChallenge(challenge, retrieve) {
  await showDialog(challenge)
  const result = await retrieve()
  if ('error' in result || result.paymentIntent.status === 'succeeded') return result
  const intent = result.paymentIntent
  if (intent.last_payment_error !== null) {
    return { error: { ...intent.last_payment_error, payment_intent: intent } }
  }
  if (intent.status !== 'requires_action') return result
  return {
    error: {
      type: 'invalid_request_error',
      code: 'payment_intent_action_required',
      message: "The bank's page was closed before it was answered.",
      payment_intent: intent,
    },
  }
}

/**
 * Resolves when the dialog closes: after an answer, or by its X or Escape.
 * @param {string} challenge
 * @returns {Promise<void>}
 */
function showDialog(challenge) {
  return new Promise((resolve) => {
    const dialog = document.createElement('dialog')
    const language = document.documentElement.lang || 'en'
    dialog.setAttribute('aria-label', textIn(language, 'question'))
    Object.assign(dialog.style, {
      width: '100vw',
      height: '100dvh',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      padding: '0',
      border: '0',
      placeItems: 'center',
      display: 'grid',
      background: 'rgb(0 0 0 / 0.5)',
    })
    const channel = openFrame({
      file: 'challenge.html',
      title: textIn(language, 'bank'),
      onConnect: () => ({ type: 'setup', challenge, language, dark: isDark() }),
      onMessage: ({ type }) => {
        if (type === 'answered' || type === 'close') dialog.close()
      },
    })
    Object.assign(channel.frame.style, {
      width: 'min(26rem, 100vw)',
      height: 'min(31rem, 100dvh)',
      borderRadius: '12px',
    })
    dialog.append(channel.frame)
    dialog.addEventListener('close', () => {
      channel.close()
      dialog.remove()
      resolve()
    })
    document.body.append(dialog)
    dialog.showModal()
    channel.frame.addEventListener('load', () => channel.frame.focus())
  })
}

/** Returns whether the page uses a dark colour scheme, its own or the system's. */
function isDark() {
  const scheme = getComputedStyle(document.documentElement).colorScheme
  const system = matchMedia('(prefers-color-scheme: dark)').matches
  if (scheme.includes('dark') && !scheme.includes('light')) return true
  if (scheme.includes('light') && !scheme.includes('dark')) return false
  return system
}
