import type { PushConsent, PushSubscriptionKeys } from '../domain/push.ts'

/** This browser's subscription at its push service, which delivers messages while no page is open. */
export type PushService = {
  /** Returns the endpoint of this browser's subscription; null: it has none for this key. */
  read(
    publicKey: string,
  ): Promise<{ is: 'unsupported' } | { is: 'blocked' } | { is: 'ready'; endpoint: string | null }>
  /** Asks the user, and subscribes. */
  subscribe(publicKey: string): Promise<PushSubscriptionKeys | Exclude<PushConsent, 'given'>>
  /** Ends the subscription, and returns its endpoint; null: there was none. */
  unsubscribe(): Promise<string | null>
  /** Reports that the user has changed the permission in the browser. Returns a function that stops. */
  watchPermission(report: () => void): () => void
}

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

/** How long the service worker may take to start, which it does when a first page is idle. */
const PATIENCE_MS = 10_000

/** Returns the subscription of this browser; null without one, as on a first visit. */
async function readSubscription(): Promise<PushSubscription | null> {
  if (!isSupported()) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Waits for the service worker, which shows the messages. Throws if there is none. */
async function workerOf(): Promise<ServiceWorkerRegistration> {
  const late = AbortSignal.timeout(PATIENCE_MS)
  const isLate = new Promise<never>((_, reject) => {
    late.addEventListener('abort', () => reject(late.reason))
  })
  return Promise.race([navigator.serviceWorker.ready, isLate])
}

/** Returns whether a subscription was made for a key: a database that is set up anew has another one. */
function isFor({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  if (key === null) return false
  const text = btoa(String.fromCodePoint(...new Uint8Array(key)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === publicKey
}

export const pushService: PushService = {
  async read(publicKey) {
    if (!isSupported()) return { is: 'unsupported' }
    if (Notification.permission === 'denied') return { is: 'blocked' }
    const subscription = await readSubscription()
    const isKept = subscription !== null && isFor(subscription, publicKey)
    return { is: 'ready', endpoint: isKept ? subscription.endpoint : null }
  },

  async subscribe(publicKey) {
    // First of all: Safari and Firefox ask only while the click is being handled.
    const permission = await Notification.requestPermission()
    if (permission === 'denied') return 'blocked'
    if (permission === 'default') return 'dismissed'
    const subscription = await subscribed(publicKey).catch(() => null)
    return subscription === null ? 'unreachable' : keysOf(subscription)
  },

  async unsubscribe() {
    const subscription = await readSubscription()
    if (subscription === null) return null
    await subscription.unsubscribe()
    return subscription.endpoint
  },

  watchPermission(report) {
    const listening = new AbortController()
    const { signal } = listening
    // Some browsers cannot be asked for this permission; the next visit of the page shows the change there.
    watchStatus(report, signal).catch(() => undefined)
    return () => listening.abort()
  },
}

async function watchStatus(report: () => void, signal: AbortSignal): Promise<void> {
  const status = await navigator.permissions.query({ name: 'notifications' })
  status.addEventListener('change', report, { signal })
}

/** Subscribes with a key. A browser has one subscription, so that one with another key ends. */
async function subscribed(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await workerOf()
  const earlier = await pushManager.getSubscription()
  if (earlier !== null && !isFor(earlier, publicKey)) await earlier.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

function keysOf(subscription: PushSubscription): PushSubscriptionKeys {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } }
}
