import { ECDH } from 'node:crypto'
import webPush, { type VapidKeys } from 'web-push'
import type { PushAnswer, PushMessage, PushTransport } from './transport.ts'

export type { VapidKeys }

const PATIENCE_MS = 10_000
const DAY_SECONDS = 24 * 60 * 60
/** The number of RFC 8030 in a message tells a browser with declarative web push to show it without a script. */
const DECLARATIVE = 8030

/** Makes a pair of keys for VAPID (RFC 8292), in base64url. */
export const makeVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys()

/**
 * Creates the transport to the browsers' push services (RFC 8030, encrypted by RFC 8291). `contact`: the mailto: or https:
 * URL at which a push service reaches the operator. `patience`: the timeout in milliseconds.
 */
export function webPushTransport(
  keys: VapidKeys,
  { contact, patience = PATIENCE_MS }: { contact: string; patience?: number },
): PushTransport {
  return {
    async send(subscription, message) {
      if (!isPoint(subscription.keys.p256dh)) return { is: 'gone' }
      const { method, headers, body, endpoint } = webPush.generateRequestDetails(
        subscription,
        JSON.stringify(declarative(message)),
        { vapidDetails: { subject: contact, ...keys }, TTL: DAY_SECONDS, urgency: 'normal' },
      )
      try {
        const response = await fetch(endpoint, {
          method,
          headers: textsOf(headers),
          body: Uint8Array.from(body),
          redirect: 'error',
          signal: AbortSignal.timeout(patience),
        })
        await response.body?.cancel()
        return answerOf(response)
      } catch (error) {
        const reason = error instanceof Error ? error.name : String(error)
        return { is: 'busy', reason, pauseMs: 0 }
      }
    },
  }
}

/** Returns whether a key is a point of the curve P-256: for another key, no message can be encrypted. */
function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url')
    return true
  } catch {
    return false
  }
}

const declarative = (notification: PushMessage) => ({ web_push: DECLARATIVE, notification })

/** `fetch` sets the length itself. */
const textsOf = (headers: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => name !== 'Content-Length')
      .map(([name, value]) => [name, String(value)]),
  )

/** A key that the subscription was not made with is answered 401 or 403: it will never work again. */
const GONE = new Set([401, 403, 404, 410])

function answerOf({ ok, status, headers }: Response): PushAnswer {
  const reason = `status ${status}`
  if (ok) return { is: 'taken' }
  if (GONE.has(status)) return { is: 'gone' }
  if (status !== 429 && status < 500) return { is: 'refused', reason }
  return { is: 'busy', reason, pauseMs: pauseOf(headers.get('retry-after') ?? '') }
}

/** Returns the pause of a Retry-After, in seconds or as a date, in milliseconds: from 0 to a day. */
function pauseOf(header: string): number {
  const pause = /^\d/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(pause) ? 0 : Math.min(Math.max(pause, 0), DAY_SECONDS * 1000)
}
