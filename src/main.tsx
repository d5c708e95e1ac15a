import { StrictMode } from 'react'
import { createPageActors } from './actors/page-actors.ts'
import { dehydratedSnapshots } from './actors/dehydrated-snapshots.ts'
import { createLazyApi, fetchApi } from './api/lazy-api.ts'
import { yieldToMain } from './api/yield.ts'
import { App } from './app/App.tsx'
import { lazyWithPreload } from './app/lazy-with-preload.tsx'
import { leaveCompositionKeys } from './app/composition-keys.ts'
import { fetchActors, fetchScreen, isGuarded, preload } from './app/screen-code.ts'
import { whenNetworkIdle } from './app/when-network-idle.ts'
import { keepTranslatedPage } from './app/translated-page.ts'
import { whenIdle } from './app/when-idle.ts'
import { importAgain, loadedOnce } from './domain/lazy-code.ts'
import type { Tracing } from './domain/tracing.ts'
import { preloadBanners } from './app/Banners.tsx'
import { isSavingData } from './app/is-saving-data.ts'
import { createConfig } from './config.ts'
import { render, hydrate } from './rendering.ts'
import { destinationOf, pathOf } from './screens/paths.ts'
import { PageActorsProvider } from './screens/page-actors.ts'
// Most visits begin on the home page, so its code is part of the first file.
import './screens/home/HomeScreen.tsx'
import { createConnection } from './services/connection.ts'
import { createDraftService } from './services/drafts.ts'
import { createIdentity } from './services/identity.ts'
import { createImages } from './services/images.ts'
import { createLanguageStore } from './services/language.ts'
import { createLinks } from './services/links.ts'
import { createNavigation } from './services/navigation.ts'
import { createPage, readDemoAccounts, readHasSearch, readOperatorEmail } from './services/page.ts'
import { createPhones } from './services/phones.ts'
import { readDehydratedState } from './services/dehydrated-state.ts'
import {
  createServiceWorkerClient,
  type ServiceWorkerNews,
} from './services/service-worker-client.ts'
import { createThemeStore } from './services/theme.ts'
import { createTokenStore } from './services/token.ts'
import { createVisibility } from './services/visibility.ts'
import { fontFace } from './ui/theme/font-face.ts'
import { isOnDialogEntry } from './ui/Dialog/dialog-entry.ts'
import './ui/theme/global.css.ts'

const config = createConfig(
  import.meta.env.SETTINGS,
  window.location.origin,
  readDemoAccounts(document),
)

/** Renders the app, or hydrates the server-rendered page. */
async function begin(): Promise<void> {
  leaveCompositionKeys()
  keepTranslatedPage()
  // Module evaluation alone is a long task on a slow CPU, so yield before continuing.
  await yieldToMain()
  const token = createTokenStore()
  const navigation = createNavigation({ pathOf, destinationOf, isOnDialogEntry })
  const language = createLanguageStore(
    () => window.localStorage,
    document.documentElement,
    navigator.languages,
  )
  // A page in another language is rendered from scratch instead of hydrated.
  const dehydrated = readDehydratedState(document)
  const shouldHydrate = dehydrated !== null && dehydrated.language === language.read()

  const tracing: Tracing = {}
  const serviceWorker = createServiceWorkerClient(
    import.meta.env.PROD && !isSavingData() ? startServiceWorker : null,
  )
  const cards = loadedOnce(async () =>
    (await importAgain(() => import('./services/cards.tsx'))).createCards({
      ...config.cards,
      font: fontFace,
    }),
  )
  // The payment loads the fields with the provider's code, so that they render without a fallback.
  const CardFields = lazyWithPreload(async () => (await cards()).Fields)
  const actors = createPageActors(
    {
      createApi: (onChange) =>
        createLazyApi({
          baseUrl: config.apiUrl,
          readToken: token.read,
          readLanguage: language.read,
          onChange,
          tracing,
        }),
      identity: createIdentity(config.identity),
      token,
      async cards() {
        const service = await cards()
        await CardFields.fetch()
        return service
      },
      images: createImages({
        ...config.images,
        market: { apiUrl: config.apiUrl, readToken: token.read },
      }),
      phones: createPhones(() => [language.read(), ...navigator.languages]),
      geolocation: {
        isAvailable: isSecureContext && 'geolocation' in navigator,
        locate: async () => (await import('./services/geolocation.ts')).locate(),
      },
      attemptStorage: () => window.localStorage,
      drafts: createDraftService(
        () => window.localStorage,
        async () => (await import('./services/draft-files.ts')).openDraftFiles(),
      ),
      push: async () => (await import('./services/push.ts')).pushService,
      browserLists: () => import('./services/browser-lists.ts'),
      navigation,
      links: createLinks({
        pathOf,
        destinationOf,
        isIgnored: () => isSavingData() || !navigator.onLine,
      }),
      connection: createConnection(serviceWorker, config.apiUrl),
      visibility: createVisibility(),
      serviceWorker,
      theme: createThemeStore(() => window.localStorage, document.documentElement),
      language,
      page: createPage(
        config.build,
        {
          demoAccounts: config.demoAccounts,
          operatorEmail: readOperatorEmail(document),
          // The server of the page may not be the server of the market.
          hasSearch: config.apiUrl === window.location.origin && readHasSearch(document),
        },
        whenNetworkIdle,
      ),
      // Rule A8 tells an admin to look at the console.
      logError: (error) => console.error(error),
    },
    {
      loadActors: fetchActors,
      CardFields,
      cardProvider: config.cards.publishableKey === null ? 'standIn' : 'Stripe',
      ...(shouldHydrate && { dehydrated: dehydratedSnapshots(dehydrated.snapshots) }),
    },
  )
  await yieldToMain()
  actors.app.start()

  const here = navigation.here()
  if (here !== null && isGuarded(here.screen)) {
    // On a slow CPU, rendering the frame takes as long as a response takes to arrive: start the calls first.
    await fetchApi().catch(() => undefined)
  }
  await yieldToMain()
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element with the id root.')
  const product = (
    <StrictMode>
      <PageActorsProvider value={actors}>
        <App />
      </PageActorsProvider>
    </StrictMode>
  )
  preload('home')
  const isReady = here === null ? Promise.resolve() : fetchScreen(here.screen)
  // Rendering only when the screen's code is there avoids a fallback: React shows what follows one 300 ms later. If the
  // code fails to load, the screen reports it.
  const renderFromScratch = () => render(root, product)
  isReady.then(
    () => (shouldHydrate && here !== null ? hydrate(root, product) : renderFromScratch()),
    renderFromScratch,
  )
  // With Save-Data, the code of the hearts loads with the first press, and the search has no key.
  if (isSavingData()) return
  whenNetworkIdle(() => {
    import('./idle-work.ts').then(
      ({ startIdleWork }) => startIdleWork(actors, navigation, tracing),
      () => undefined,
    )
  })
}

// before-paint.js sets it.
if (document.documentElement.dataset.browser !== 'tooOld') void begin()

/** Starts the service worker when the page is idle, so that no page waits for it. */
async function startServiceWorker(report: (news: ServiceWorkerNews) => void) {
  await new Promise<void>(whenIdle)
  const [service] = await Promise.all([import('./services/service-worker.ts'), preloadBanners()])
  return service.startServiceWorker(new URL(import.meta.url).pathname, report)
}
