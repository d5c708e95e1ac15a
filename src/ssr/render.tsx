import { LRUCache } from 'lru-cache'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import type { Snapshot } from 'xstate'
import { type PageActors, createPageActors } from '../actors/page-actors.ts'
import { dehydratedSnapshots } from '../actors/dehydrated-snapshots.ts'
import { App } from '../app/App.tsx'
import { frameActors } from '../app/frame-actors.ts'
import { fetchActors, isGuarded } from '../app/screen-code.ts'
import { createConfig } from '../config.ts'
import type { Destination, ScreenName } from '../domain/destinations.ts'
import { type Language, LANGUAGE_KEY, languageOf } from '../domain/language.ts'
import { PageActorsProvider } from '../screens/page-actors.ts'
import { contentPageNames } from '../content/content-pages.ts'
import { destinationOf, pagePatterns, pathOf } from '../screens/paths.ts'
import { sentText } from '../services/dehydrated-state.ts'
import { ApiResponses } from './api-responses.ts'
import { documentOf } from './document.ts'
import { statusOf, summaryOf } from './page-summary.ts'
import { PATIENCE, settledSnapshots } from './settled-snapshots.ts'
import { type FetchHandler, type RenderInputs, createServerServices } from './services.ts'

export { pagePatterns } from '../screens/paths.ts'

/** The paths of the public pages that exist whatever the data. The server lists them for robots. */
export const publicPaths = [
  ...pagePatterns.public.filter((pattern) => !pattern.includes(':')),
  ...contentPageNames().map((page) => pathOf({ screen: 'help', page })),
]

/** Base URL of the API calls if the build names no other server. */
const THIS_SERVER = 'http://this.server'

/** A request for a page, as the embedding server passes it. */
export type RenderRequest = {
  /** Path and query. */
  address: string
  acceptLanguage: string
  cookie: string
  /** The demo accounts for the page, as JSON; '' outside of the demo. */
  demo: string
  /** The operator's address; '': none. */
  operatorEmail: string
  /** Calls the embedding server. */
  ask: FetchHandler
}

/** The address that the frame is rendered for if nothing else is known of a page. */
const FRAME = '/dashboard'

/** A rendered document and its status: 404 for a page that does not exist, 410 for one whose product is sold or gone. */
export type RenderedPage = { html: string; status: 200 | 404 | 410 }

/**
 * Renders the page for a request: a public screen with its content, any other screen as the frame around it. The
 * browser fetches the data that does not arrive in time.
 */
export async function renderPage(request: RenderRequest): Promise<RenderedPage> {
  const language = languageIn(request)
  const config = createConfig(import.meta.env.SETTINGS, THIS_SERVER, request.demo)
  const destination = destinationOf(request.address)
  // Only the embedding server's own data is rendered: calls to another API server would be a detour. Only it is known to
  // have the search.
  const hasSearch = config.apiUrl === THIS_SERVER
  if (!hasSearch || destination === null || isGuarded(destination.screen)) {
    const status = statusOf(request.address, destination)
    // The error screen needs no data, so it is readable without script.
    const shown = destination === null && status === 404 ? request.address : FRAME
    return { status, html: renderFrame(language, destination?.screen, hasSearch, shown) }
  }
  const { address, demo } = request
  const name = `${language} ${demo} ${address}`
  const answers = new ApiResponses(request.ask)
  const before = pageCache.get(name)
  const isAsBefore = before !== undefined && (await inTime(answers.areAs(before.answers)))
  if (isAsBefore === null) {
    const status = statusOf(address, destination)
    return { status, html: renderFrame(language, destination.screen, hasSearch) }
  }
  const { ask } = answers
  const { demoAccounts } = config
  const operatorEmail = request.operatorEmail === '' ? null : request.operatorEmail
  const page = isAsBefore
    ? before
    : {
        answers,
        ...(await renderContent(
          { address, language, ask, demoAccounts, operatorEmail, hasSearch },
          destination,
        )),
      }
  // A page that lacks a late or failed response is not cached, nor is one of an address that anybody can invent.
  if (page.answers.areIn && page.status === 200) pageCache.set(name, page)
  return { html: page.html, status: page.status }
}

/** The page as last rendered; the same responses render the same page. */
type Page = RenderedPage & { answers: ApiResponses }
/** Anyone can request any address. A character takes up to two bytes. */
const pageCache = new LRUCache<string, Page>({
  max: 100,
  maxSize: 32 * 1024 * 1024,
  sizeCalculation: ({ html, answers }, name) => 2 * (name.length + html.length + answers.length),
})

/** Resolves to the promise's value, or to null after `PATIENCE`. */
async function inTime<Value>(coming: Promise<Value>): Promise<Value | null> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, null)
  })
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}

/** Starts the actors of the screen and of its frame, waits for their data and renders the page once. */
async function renderContent(
  circumstances: RenderInputs,
  destination: Destination,
): Promise<RenderedPage> {
  const snapshots = new Map<string, Snapshot<unknown>>()
  const actors = createActors(circumstances, snapshots)
  const { getMachines } = actors
  const started = [
    ...Object.values(frameActors(getMachines)),
    ...(await fetchActors(destination, getMachines)),
  ]
  for (const [key, snapshot] of await settledSnapshots(started)) snapshots.set(key, snapshot)
  const { address, language } = circumstances
  const summary = summaryOf(destination, language, snapshots, getMachines)
  const [canonical = ''] = pathOf(destination).split('?')
  const html = documentOf({
    markup: renderMarkup(address, actors),
    language,
    screen: destination.screen,
    title: 'own',
    content: { summary, canonical, dehydratedState: sentText({ language, snapshots }) },
  })
  return { html, status: summary.status }
}

/**
 * Renders the frame of every page, without content. A static file server serves it for every address. Another `address` is
 * that of a page without data, such as an error.
 */
export function renderFrame(
  language: Language = 'en',
  screen?: ScreenName,
  hasSearch = false,
  address = FRAME,
): string {
  const ask = () => Promise.reject(new Error('Nobody is asked.'))
  const actors = createActors({ address, language, ask, demoAccounts: [], hasSearch })
  const markup = renderMarkup(address, actors)
  const title = address === FRAME ? 'site' : 'own'
  return documentOf({ markup, language, screen: screen ?? null, title, content: null })
}

function createActors(
  circumstances: RenderInputs,
  snapshots?: ReadonlyMap<string, unknown>,
): PageActors {
  const services = createServerServices({ ...circumstances, baseUrl: THIS_SERVER })
  return createPageActors(services, {
    loadActors: fetchActors,
    CardFields: () => null,
    ...(snapshots && { dehydrated: dehydratedSnapshots(snapshots) }),
  })
}

function renderMarkup(address: string, actors: PageActors): string {
  const [path = '/', ...query] = address.split(/(?=\?)/)
  return renderToString(
    <Router ssrPath={path} ssrSearch={query.join('')}>
      <PageActorsProvider value={actors}>
        <App />
      </PageActorsProvider>
    </Router>,
  )
}

/** Returns the chosen language from the browser's cookie; otherwise the one that the browser requests. */
function languageIn({ cookie, acceptLanguage }: RenderRequest): Language {
  const [, chosen = ''] = new RegExp(`(?:^|; )${LANGUAGE_KEY}=(\\w+)`).exec(cookie) ?? []
  return languageOf([chosen, ...acceptLanguage.split(',').map((tag) => tag.trim())])
}
