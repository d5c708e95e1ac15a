import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { provideMachines } from '../actors/provided.ts'
import type { SentFlows } from '../actors/sent-flows.ts'
import { App } from '../app/App.tsx'
import { fetchScreen } from '../app/lazy-screens.ts'
import { routeOf } from '../app/routes.tsx'
import { readConfig } from '../config.ts'
import { type Language, LANGUAGE_KEY, languageOf } from '../domain/language.ts'
import { ProvidedMachines } from '../screens/provided.ts'
import { destinationOf } from '../services/navigation.ts'
import { documentOf } from './document.ts'
import { AskedFlows } from './flows.ts'
import { type Ask, worldOnServer } from './world.ts'

/** Who is asked where the build names no other server. */
const THIS_SERVER = 'http://this.server'

/** A request for a page, as the server that embeds this has it. */
export type PageRequest = {
  /** Path and query. */
  address: string
  acceptLanguage: string
  cookie: string
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
  const config = readConfig(import.meta.env, THIS_SERVER)
  const destination = destinationOf(request.address)
  const route = destination === null ? null : routeOf(destination)
  // A page shows what another server has only where that one can be asked from here without a detour.
  if (config.apiUrl !== THIS_SERVER || destination === null || route?.access !== 'anyone') {
    return renderFrame(language, destination?.screen)
  }
  await fetchScreen(destination.screen)
  const asked = new AskedFlows()
  draw(request.address, language, request.ask, asked)
  const flows = await asked.settled()
  const markup = draw(request.address, language, request.ask, {
    find: (id) => flows.get(id),
  })
  return documentOf({ markup, language, screen: destination.screen, sent: { language, flows } })
}

/** The frame of every page, with nothing in it as yet. It is what a server of files alone has to give. */
export function renderFrame(language: Language = 'en', screen?: string): string {
  const markup = draw(FRAME, language, () => Promise.reject(new Error('Nobody is asked.')))
  return documentOf({ markup, language, screen: screen ?? null, sent: null })
}

function draw(address: string, language: Language, ask: Ask, flows?: SentFlows): string {
  const { world, stores, page } = worldOnServer({ address, language, ask, baseUrl: THIS_SERVER })
  return renderToString(
    <Router ssrPath={address}>
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
