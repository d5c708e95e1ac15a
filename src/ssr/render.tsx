import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { provideMachines } from '../actors/provided.ts'
import type { DehydratedSnapshots } from '../actors/dehydrated-snapshots.ts'
import { App } from '../app/App.tsx'
import { fetchScreen } from '../app/lazy-screens.ts'
import { routeOf } from '../app/routes.tsx'
import { readConfig } from '../config.ts'
import type { Destination } from '../domain/destinations.ts'
import { type Language, LANGUAGE_KEY, languageOf } from '../domain/language.ts'
import { ProvidedMachines } from '../screens/provided.ts'
import { destinationOf } from '../services/navigation.ts'
import { sentText } from '../services/dehydrated-state.ts'
import { loadMessages } from '../messages/loadMessages.ts'
import { ApiResponses } from './api-responses.ts'
import { documentOf } from './document.ts'
import { RequestedMachines, PATIENCE } from './requested-machines.ts'
import { PageCache } from './page-cache.ts'
import { type FetchHandler, type Circumstances, createServerServices } from './services.ts'

/** Base URL of the API calls if the build names no other server. */
const THIS_SERVER = 'http://this.server'

/** A request for a page, as the embedding server passes it. */
export type PageRequest = {
  /** Path and query. */
  address: string
  acceptLanguage: string
  cookie: string
  /** The demo accounts for the page, as JSON; '' outside of the demo. */
  demo: string
  /** Calls the embedding server. */
  ask: FetchHandler
}

/** The address that the frame is rendered for if nothing else is known of a page. */
const FRAME = '/dashboard'

/**
 * Renders the page for a request: a public screen with its content, any other screen as the frame around it. The
 * browser fetches the data that does not arrive in time.
 */
export async function renderPage(request: PageRequest): Promise<string> {
  const language = languageIn(request)
  await loadMessages(language)
  const config = readConfig(import.meta.env, THIS_SERVER, request.demo)
  const destination = destinationOf(request.address)
  const route = destination === null ? null : routeOf(destination)
  // Only the embedding server's own data is rendered: calls to another API server would be a detour.
  if (config.apiUrl !== THIS_SERVER || destination === null || route?.access !== 'anyone') {
    return renderFrame(language, destination?.screen)
  }
  await fetchScreen(destination.screen)
  const { address, demo } = request
  const name = `${language} ${demo} ${address}`
  const answers = new ApiResponses(request.ask)
  const before = pageCache.take(name)
  const isAsBefore = before !== undefined && (await inTime(answers.areAs(before.answers)))
  if (isAsBefore === null) return renderFrame(language, destination.screen)
  const { ask } = answers
  const { demoAccounts } = config
  const page = isAsBefore
    ? before
    : { answers, html: await madeOf({ address, language, ask, demoAccounts }, destination.screen) }
  // A page that lacks a late or failed response is not cached.
  if (page.answers.areIn) pageCache.keep(name, page)
  return page.html
}

/** The page as last rendered; the same responses render the same page. */
type Page = { answers: ApiResponses; html: string }
const pageCache = new PageCache<Page>()

/** Resolves to the promise's value, or to null after `PATIENCE`. */
async function inTime<Value>(coming: Promise<Value>): Promise<Value | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, PATIENCE, null)
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}

/** Renders twice: without data, to find out which flows the page requests, and then with their data. */
async function madeOf(
  circumstances: Circumstances,
  screen: Destination['screen'],
): Promise<string> {
  const asked = new RequestedMachines()
  renderMarkup(circumstances, asked)
  const { language } = circumstances
  const flows = await asked.settled()
  const markup = renderMarkup(circumstances, { find: (id) => flows.get(id) })
  return documentOf({
    markup,
    language,
    screen,
    dehydratedState: sentText({ language, snapshots: flows }),
  })
}

/** Renders the frame of every page, without content. A static file server serves it for every address. */
export function renderFrame(language: Language = 'en', screen?: Destination['screen']): string {
  const ask = () => Promise.reject(new Error('Nobody is asked.'))
  const markup = renderMarkup({ address: FRAME, language, ask, demoAccounts: [] })
  return documentOf({ markup, language, screen: screen ?? null, dehydratedState: null })
}

function renderMarkup(circumstances: Circumstances, flows?: DehydratedSnapshots): string {
  const { world, stores, page } = createServerServices({ ...circumstances, baseUrl: THIS_SERVER })
  const [path = '/', ...query] = circumstances.address.split(/(?=\?)/)
  const search = query.join('')
  return renderToString(
    <Router ssrPath={path} ssrSearch={search}>
      <ProvidedMachines value={provideMachines(world, stores, page, flows)}>
        <App />
      </ProvidedMachines>
    </Router>,
  )
}

/** Returns the chosen language from the browser's cookie; otherwise the one that the browser requests. */
function languageIn({ cookie, acceptLanguage }: PageRequest): Language {
  const [, chosen = ''] = new RegExp(`(?:^|; )${LANGUAGE_KEY}=(\\w+)`).exec(cookie) ?? []
  return languageOf([chosen, ...acceptLanguage.split(',').map((tag) => tag.trim())])
}
