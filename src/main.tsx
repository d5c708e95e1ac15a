import { StrictMode } from 'react'
import { provideMachines } from './actors/provided.ts'
import { flowsSent, nothingSent } from './actors/sent-flows.ts'
import { createApiLater, fetchApi } from './api/later.ts'
import { nextTask } from './api/next-task.ts'
import { App } from './app/App.tsx'
import { fetchScreen, isGuarded } from './app/lazy-screens.ts'
import { onceAtRest } from './app/onceAtRest.ts'
import { onceIdle } from './app/onceIdle.ts'
import { isSavingData } from './app/isSavingData.ts'
import { readConfig } from './config.ts'
import { draw, takeOver } from './drawing.ts'
import { ProvidedMachines } from './screens/provided.ts'
import { createIdentity } from './services/identity.ts'
import { createImages } from './services/images.ts'
import { createLanguageStore } from './services/language.ts'
import { createNavigation } from './services/navigation.ts'
import { createPage, demoIn } from './services/page.ts'
import { createPaymentAttempts } from './services/payment-attempts.ts'
import { readSent } from './services/sent.ts'
import { createThemeStore } from './services/theme.ts'
import { createTokenStore } from './services/token.ts'
import './ui/theme/global.css.ts'
import { fetchWords } from './words/fetched.ts'

const config = readConfig(import.meta.env, window.location.origin, demoIn(document))

/** Renders the app, or hydrates the server-rendered page. */
async function begin(): Promise<void> {
  // Module evaluation alone is a long task on a slow CPU, so yield before continuing.
  await nextTask()
  const token = createTokenStore()
  const navigation = createNavigation()
  const language = createLanguageStore(
    () => window.localStorage,
    document.documentElement,
    navigator.languages,
  )
  // A page in another language is rendered from scratch instead of hydrated.
  const sent = readSent(document)
  const isTakenOver = sent !== null && sent.language === language.read()

  const provided = provideMachines(
    {
      api: createApiLater({ baseUrl: config.apiUrl, readToken: token.read }),
      identity: createIdentity(config.identity),
      token,
      cards: cardService(),
      images: createImages(config.images),
      attempts: createPaymentAttempts(() => window.localStorage),
      navigation,
      // Rule A8 tells an admin to look at the console.
      report: (error) => console.error(error),
    },
    {
      theme: createThemeStore(() => window.localStorage, document.documentElement),
      language,
    },
    createPage(config.build, config.demoAccounts),
    isTakenOver ? flowsSent(sent.flows) : nothingSent,
  )
  await nextTask()
  provided.notices.start()
  provided.preferences.start()
  provided.session.start()

  const here = navigation.here()
  if (here !== null && isGuarded(here.screen)) {
    // On a slow CPU, rendering the frame takes as long as a response takes to arrive: start the calls first.
    await fetchApi().catch(() => undefined)
  }
  await nextTask()
  const root = document.getElementById('root')
  if (root === null) throw new Error('index.html has no element with the id root.')
  const product = (
    <StrictMode>
      <ProvidedMachines value={provided}>
        <App />
      </ProvidedMachines>
    </StrictMode>
  )
  const isReady = Promise.all([
    fetchWords(language.read()),
    here === null ? null : fetchScreen(here.screen),
  ])
  // Rendering only when the screen's code is there avoids a fallback: React shows what follows one 300 ms later. If the
  // messages fail to load, the page is rendered in English; if the code does, the screen reports it.
  const drawAnew = () => draw(root, product)
  isReady.then(
    () => (isTakenOver && here !== null ? takeOver(root, product) : drawAnew()),
    drawAnew,
  )

  if (token.owner() !== null) {
    // The identity provider confirms a session restored from a stored token, after sign-in and when the network is
    // idle. Loading the provider's code earlier would compete for bandwidth.
    const { unsubscribe } = provided.session.subscribe((state) => {
      if (!state.matches('signedIn')) return
      unsubscribe()
      onceAtRest(provided.warmIdentity)
    })
  }
  if (import.meta.env.PROD && !isSavingData()) {
    onceIdle(() => {
      const beginning = import('./second-visit.tsx').then(({ beginSecondVisit }) =>
        beginSecondVisit(provided, new URL(import.meta.url).pathname),
      )
      // Without the service worker the next visit works like this one.
      beginning.catch(() => undefined)
    })
  }
}

void begin()

/** Returns a loader of the card provider's code, which runs once, with the first payment. */
function cardService() {
  let service: ReturnType<typeof load> | null = null
  const load = async () => (await import('./services/cards.tsx')).createCards(config.cards)
  return () => {
    service ??= load().catch((error: unknown) => {
      service = null
      throw error
    })
    return service
  }
}
