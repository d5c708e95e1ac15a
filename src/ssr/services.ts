import type { PageServices } from '../actors/services.ts'
import { createApi } from '../api/api.ts'
import type { DemoAccount } from '../domain/demo.ts'
import type { Language } from '../domain/language.ts'
import { destinationOf } from '../screens/paths.ts'

/** Answers a request as a server does, without a network in between. */
export type FetchHandler = (request: Request) => Promise<Response>

/** The inputs that a page is rendered from. */
export type RenderInputs = {
  address: string
  language: Language
  ask: FetchHandler
  demoAccounts: readonly DemoAccount[]
  operatorEmail?: string | null
  /** Whether the server of the API has the search. */
  hasSearch?: boolean
}

/** A service that exists only in the browser: on the server its methods do nothing. */
const absent = <Part extends object>(): Part =>
  new Proxy({} as Part, { get: () => () => undefined })

/** Creates the services for a server render: the public API calls, and no browser APIs. */
export function createServerServices({
  address,
  language,
  ask,
  demoAccounts,
  operatorEmail = null,
  hasSearch = false,
  baseUrl,
}: RenderInputs & { baseUrl: string }): PageServices {
  return {
    createApi: (onChange) =>
      createApi({
        baseUrl,
        readToken: () => null,
        readLanguage: () => language,
        fetch: (resource, init) => ask(new Request(resource, init)),
        onChange,
      }),
    identity: absent(),
    token: absent(),
    cards: () => Promise.reject(new Error('There are no cards on the server.')),
    images: absent(),
    phones: absent(),
    geolocation: { isAvailable: true, locate: () => Promise.resolve('unavailable') },
    attemptStorage: absent(),
    drafts: absent(),
    push: () => Promise.reject(new Error('There is no browser on the server.')),
    browserLists: () => Promise.reject(new Error('There is no browser on the server.')),
    navigation: {
      goTo: () => undefined,
      addressOf: () => address,
      leaveFor: () => undefined,
      entry: () => undefined,
      isTraversal: () => false,
      here: () => destinationOf(address),
      watch: () => () => undefined,
    },
    links: absent(),
    connection: absent(),
    visibility: { watch: () => () => undefined },
    serviceWorker: absent(),
    theme: { read: () => 'system', apply: () => undefined },
    language: { read: () => language, apply: () => undefined },
    page: {
      build: { version: '', commit: null },
      demoAccounts,
      operatorEmail,
      hasSearch,
      path: () => address,
      download: () => undefined,
      reload: () => undefined,
      print: () => undefined,
      isUntouched: () => true,
      waitForNetworkIdle: () => Promise.resolve(),
    },
    logError: () => undefined,
  }
}
