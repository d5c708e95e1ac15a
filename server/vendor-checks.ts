import { checkStripe } from './vendors/cards/check.ts'
import type { Vendors } from './config/vendors.ts'
import { checkSmtp } from './vendors/mail/smtp.ts'
import { GOOGLE_KEYS } from './providers.ts'
import { whyUnanswered } from './vendors/unanswered.ts'

/** A problem with an external service, in one line. */
export type VendorError = { source: 'identity' | 'cards' | 'images' | 'mail'; message: string }

/** `said`: the vendor's error message, '' if it has none. A string: why there was no response. */
type Answer = { status: number; said: string } | string
type Ask = (address: string, init?: RequestInit) => Promise<Answer>

/** `patience`: the timeout of each request in milliseconds. */
type Options = { fetch?: typeof fetch; patience?: number }

/**
 * Checks that each configured external service responds and accepts its credentials. The server starts regardless of
 * the result, since a vendor's short outage must not prevent it.
 */
export async function checkVendors(
  { identityProject, firebaseKey, stripe, imageUploadUrl, smtp }: Vendors,
  { fetch = globalThis.fetch, patience = 5000 }: Options = {},
): Promise<VendorError[]> {
  const ask: Ask = async (address, init = {}) => {
    try {
      const response = await fetch(address, { ...init, signal: AbortSignal.timeout(patience) })
      const { status } = response
      return { status, said: status < 400 ? '' : saidIn(await response.text()) }
    } catch (error) {
      return whyUnanswered(error)
    }
  }
  const checks: [VendorError['source'], Promise<string | null>][] = []
  if (identityProject !== null) checks.push(['identity', checkGoogleKeys(ask)])
  if (identityProject !== null && firebaseKey !== null) {
    checks.push(['identity', checkFirebaseKey(ask, firebaseKey)])
  }
  if (stripe !== null) checks.push(['cards', checkStripe(stripe.secretKey, fetch, patience)])
  if (imageUploadUrl !== null) checks.push(['images', checkImageHost(ask, imageUploadUrl)])
  if (smtp !== null) checks.push(['mail', checkSmtp(smtp, patience)])
  const found = await Promise.all(
    checks.map(async ([about, check]) => {
      const message = await check
      return message === null ? [] : [{ source: about, message }]
    }),
  )
  return found.flat()
}

async function checkGoogleKeys(ask: Ask): Promise<string | null> {
  const answer = await ask(GOOGLE_KEYS)
  if (typeof answer !== 'string' && answer.status === 200) return null
  return `Google's keys cannot be fetched (${wordsOf(answer)}): nobody can sign in until they can.`
}

/** Sends the request with which the SDK reads the project's configuration, including its authorized domains. */
async function checkFirebaseKey(ask: Ask, key: string): Promise<string | null> {
  const address = `https://identitytoolkit.googleapis.com/v1/projects?key=${encodeURIComponent(key)}`
  const answer = await ask(address)
  if (typeof answer !== 'string' && answer.status < 400) return null
  return typeof answer === 'string' || answer.status >= 500
    ? `Firebase does not answer (${wordsOf(answer)}): nobody can sign in until it does.`
    : `Firebase does not take the apiKey in VITE_FIREBASE_CONFIG (${wordsOf(answer)}).`
}

/** Sends an upload without a picture: a host that accepts the key rejects only the missing picture. */
async function checkImageHost(ask: Ask, address: string): Promise<string | null> {
  const answer = await ask(address, { method: 'POST', body: new FormData() })
  const { host } = new URL(address)
  if (typeof answer === 'string' || answer.status >= 500) {
    return `The image host ${host} does not answer (${wordsOf(answer)}): no product can be listed until it does.`
  }
  if (answer.status === 404 || answer.status === 405) {
    return `VITE_IMAGE_UPLOAD_URL leads to nothing that takes pictures at ${host} (${wordsOf(answer)}).`
  }
  const isKeyRefused = [401, 403].includes(answer.status) || /\bkey\b/i.test(answer.said)
  return isKeyRefused
    ? `The image host ${host} does not take the key in VITE_IMAGE_UPLOAD_URL (${wordsOf(answer)}).`
    : null
}

function saidIn(text: string): string {
  try {
    const { error } = JSON.parse(text)
    return typeof error?.message === 'string' ? error.message : ''
  } catch {
    return ''
  }
}

function wordsOf(answer: Answer): string {
  if (typeof answer === 'string') return answer
  return answer.said === '' ? `status ${answer.status}` : answer.said.slice(0, 100)
}
