import { StrictMode } from 'react'
import { provideMachines } from './actors/provided.ts'
import { flowsSent, nothingSent } from './actors/sent-flows.ts'
import { createApiLater, fetchApi } from './api/later.ts'
import { nextTask } from './api/next-task.ts'
import { App } from './app/App.tsx'
import { fetchScreen, isGuarded, preload } from './app/lazy-screens.ts'
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

/** Puts the product on the page, or behind what the server has drawn of it. */
async function begin(): Promise<void> {
  // To evaluate the modules alone was a task.
  await nextTask()
  const token = createTokenStore()
  const navigation = createNavigation()
  const language = createLanguageStore(
    () => window.localStorage,
    document.documentElement,
    navigator.languages,
  )
  // In another language the page is made anew.
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
      // Rule A8: the console is where an admin is told to look.
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
    // To draw the frame takes a slow processor as long as an answer is on its way: the calls go first.
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
  const words = fetchWords(language.read())
  // Where the reader's words could not be fetched it speaks English.
  const drawAnew = () => draw(root, product)
  if (isTakenOver && here !== null) {
    // With its code and its words at hand the screen is taken over as it stands.
    Promise.all([words, fetchScreen(here.screen)]).then(() => takeOver(root, product), drawAnew)
  } else {
    if (here !== null) preload(here.screen)
    words.then(drawAnew, drawAnew)
  }

  if (token.owner() !== null) {
    // Whoever comes in by a token of an earlier visit is confirmed by the identity provider once they are in and nothing
    // else comes: until then its code would only be in the way.
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
      // Without it the next visit is as this one.
      beginning.catch(() => undefined)
    })
  }
}

void begin()

/** The card provider's code, fetched once, when the first payment asks for it. */
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
