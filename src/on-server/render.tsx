import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { provideMachines } from '../actors/provided.ts'
import type { SentFlows } from '../actors/sent-flows.ts'
import { App } from '../app/App.tsx'
import { fetchScreen } from '../app/lazy-screens.ts'
import { routeOf } from '../app/routes.tsx'
import { readConfig } from '../config.ts'
import type { Destination } from '../domain/destinations.ts'
import { type Language, LANGUAGE_KEY, languageOf } from '../domain/language.ts'
import { ProvidedMachines } from '../screens/provided.ts'
import { destinationOf } from '../services/navigation.ts'
import { sentText } from '../services/sent.ts'
import { fetchWords } from '../words/fetched.ts'
import { Answers } from './answers.ts'
import { documentOf } from './document.ts'
import { AskedFlows, PATIENCE } from './flows.ts'
import { KeptPages } from './kept-pages.ts'
import { type Ask, type Circumstances, worldOnServer } from './world.ts'

/** Who is asked where the build names no other server. */
const THIS_SERVER = 'http://this.server'

/** A request for a page, as the server that embeds this has it. */
export type PageRequest = {
  /** Path and query. */
  address: string
  acceptLanguage: string
  cookie: string
  /** What the pages of the demo world say of it; '' elsewhere. */
  demo: string
  /** Asks the server itself. */
  ask: Ask
}

/** The address of which the frame is drawn where nothing else can be known of a page. */
const FRAME = '/dashboard'

/**
 * The page for a request: a screen that anybody may see with all that it shows, any other as the frame around it.
 * What does not come in time is fetched by the browser.
 */
export async function renderPage(request: PageRequest): Promise<string> {
  const language = languageIn(request)
  await fetchWords(language)
  const config = readConfig(import.meta.env, THIS_SERVER, request.demo)
  const destination = destinationOf(request.address)
  const route = destination === null ? null : routeOf(destination)
  // A page shows what another server has only where that one can be asked from here without a detour.
  if (config.apiUrl !== THIS_SERVER || destination === null || route?.access !== 'anyone') {
    return renderFrame(language, destination?.screen)
  }
  await fetchScreen(destination.screen)
  const { address, demo } = request
  const name = `${language} ${demo} ${address}`
  const answers = new Answers(request.ask)
  const before = kept.take(name)
  const isAsBefore = before !== undefined && (await inTime(answers.areAs(before.answers)))
  if (isAsBefore === null) return renderFrame(language, destination.screen)
  const { ask } = answers
  const { demoAccounts } = config
  const page = isAsBefore
    ? before
    : { answers, html: await madeOf({ address, language, ask, demoAccounts }, destination.screen) }
  // What has come too late or not at all is not in it.
  if (page.answers.areIn) kept.keep(name, page)
  return page.html
}

/** A page as it was made last: made of the same answers it is the same. */
type Page = { answers: Answers; html: string }
const kept = new KeptPages<Page>()

/** What comes to it in time; null: it does not. */
async function inTime<Value>(coming: Promise<Value>): Promise<Value | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, PATIENCE, null)
  return Promise.race([coming, late]).finally(() => clearTimeout(timer))
}

/** Drawn twice: once to find out what it asks for, with nothing there as yet, and once with that. */
async function madeOf(
  circumstances: Circumstances,
  screen: Destination['screen'],
): Promise<string> {
  const asked = new AskedFlows()
  draw(circumstances, asked)
  const { language } = circumstances
  const flows = await asked.settled()
  const markup = draw(circumstances, { find: (id) => flows.get(id) })
  return documentOf({ markup, language, screen, sent: sentText({ language, flows }) })
}

/** The frame of every page, with nothing in it as yet. It is what a server of files alone has to give. */
export function renderFrame(language: Language = 'en', screen?: Destination['screen']): string {
  const ask = () => Promise.reject(new Error('Nobody is asked.'))
  const markup = draw({ address: FRAME, language, ask, demoAccounts: [] })
  return documentOf({ markup, language, screen: screen ?? null, sent: null })
}

function draw(circumstances: Circumstances, flows?: SentFlows): string {
  const { world, stores, page } = worldOnServer({ ...circumstances, baseUrl: THIS_SERVER })
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

/** What was chosen, which the browser tells by a cookie; else what the browser asks for. */
function languageIn({ cookie, acceptLanguage }: PageRequest): Language {
  const [, chosen = ''] = new RegExp(`(?:^|; )${LANGUAGE_KEY}=(\\w+)`).exec(cookie) ?? []
  return languageOf([chosen, ...acceptLanguage.split(',').map((tag) => tag.trim())])
}
