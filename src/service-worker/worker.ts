import { others, pages as screenPages, shell } from 'virtual:built-shell'
import { CacheableResponsePlugin } from 'workbox-cacheable-response'
import { clientsClaim } from 'workbox-core'
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration'
import { enable as askWhileStarting } from 'workbox-navigation-preload'
import { addRoute, matchPrecache, precache } from 'workbox-precaching'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies'
import { CACHE_ALL, FORGET_SEEN } from '../domain/service-worker.ts'
import { skipWaitingOnMessage } from './skip-waiting.ts'
import { type CacheKind, createCacheRules } from './cache-rules.ts'
import { showPushMessages } from './push-messages.ts'
import { markAsCached, notifyClient } from './client-messages.ts'

declare const self: ServiceWorkerGlobalScope

/** The page that a static file server serves, and that the browser renders into. */
const FRAME = '/index.html'
const A_DAY = 24 * 60 * 60

const { origin } = self.location
const api = import.meta.env.SETTINGS.apiUrl ?? origin
const { cacheKindOf, isScreen, isOfFrame } = createCacheRules({
  origin,
  api,
  pages: screenPages,
})

/** Matches by URL alone and ignores Vary, because every cached response belongs to the same user. */
const matchOptions = { ignoreVary: true }

/** Returns the options of a cache for responses with status 200, limited in size and age. */
const cacheOf = (cacheName: string, maxEntries: number, days: number) => ({
  cacheName,
  matchOptions,
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({
      maxEntries,
      maxAgeSeconds: days * A_DAY,
      purgeOnQuotaError: true,
      matchOptions,
    }),
  ],
})

const pages = cacheOf('pages', 30, 14)
const answers = cacheOf('answers', 60, 14)
// A user who types asks several questions, which take no place from the lists.
const searches = cacheOf('searches', 30, 14)
const pictures = cacheOf('pictures', 150, 60)
/** Returns a strategy for calls that tells the page where their answers come from. */
const answersIn = (cache: ReturnType<typeof cacheOf>) =>
  new NetworkFirst({
    ...cache,
    plugins: [
      ...cache.plugins,
      {
        cachedResponseWillBeUsed: async ({ cachedResponse, event, request }) => {
          // A page that no longer wants the answer is not offline.
          const isWanted = cachedResponse && !request.signal.aborted
          if (isWanted && !isOfFrame(request)) await notifyClient(event, 'cached')
          return cachedResponse ?? null
        },
        fetchDidSucceed: async ({ response, event }) => {
          await notifyClient(event, 'network')
          return response
        },
      },
    ],
  })

// No network timeout: the app waits for a slow server (rule C3).
const strategies: Readonly<Record<CacheKind, Strategy>> = {
  page: new NetworkFirst({
    ...pages,
    plugins: [
      ...pages.plugins,
      {
        cachedResponseWillBeUsed: async ({ cachedResponse }) =>
          cachedResponse ? markAsCached(cachedResponse) : null,
      },
    ],
  }),
  answer: answersIn(answers),
  search: answersIn(searches),
  picture: new CacheFirst(pictures),
  part: new CacheFirst(cacheOf('parts', 200, 60)),
}

precache([...shell])
addRoute({ directoryIndex: '', cleanURLs: false })
for (const [kind, strategy] of Object.entries(strategies)) {
  registerRoute(({ request }) => cacheKindOf(request) === kind, strategy)
}
// The browser asks for each page while the worker starts. A page without a route would be asked for a second time.
registerRoute(({ request }) => request.mode === 'navigate', new NetworkOnly())
setCatchHandler(async ({ request }) => {
  const hasFrame = request.mode === 'navigate' && isScreen(new URL(request.url).pathname)
  const frame = hasFrame ? await matchPrecache(FRAME) : undefined
  return frame === undefined ? Response.error() : markAsCached(frame, 'frame')
})

/** Deletes what a cache holds, and the addresses and times by which it expires. */
async function empty({ cacheName }: ReturnType<typeof cacheOf>): Promise<void> {
  await caches.delete(cacheName)
  await new CacheExpiration(cacheName, { maxEntries: 1 }).delete()
}

self.addEventListener('message', (event) => {
  const type: unknown = Reflect.get(Object(event.data), 'type')
  if (type === FORGET_SEEN)
    event.waitUntil(Promise.all([pages, answers, searches, pictures].map(empty)))
  if (type !== CACHE_ALL) return
  const keep = (url: string) => strategies.part.handle({ event, request: new Request(url) })
  // A file that fails to load is requested again when it is needed.
  event.waitUntil(Promise.allSettled(others.map(keep)))
})

askWhileStarting()
showPushMessages(api)
clientsClaim()
skipWaitingOnMessage(new Set(shell.map(({ url }) => url)))
