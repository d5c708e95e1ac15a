import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { provideMachines } from './actors/provided.ts'
import { createApiLater } from './api/later.ts'
import { App } from './app/App.tsx'
import { readConfig } from './config.ts'
import { ProvidedMachines } from './screens/provided.ts'
import { createIdentity } from './services/identity.ts'
import { createImages } from './services/images.ts'
import { createLanguageStore } from './services/language.ts'
import { createNavigation } from './services/navigation.ts'
import { createPage } from './services/page.ts'
import { createPaymentAttempts } from './services/payment-attempts.ts'
import { createThemeStore } from './services/theme.ts'
import { createTokenStore } from './services/token.ts'
import './ui/theme/global.css.ts'

const config = readConfig(import.meta.env, window.location.origin)
const token = createTokenStore()

const provided = provideMachines(
  {
    api: createApiLater({ baseUrl: config.apiUrl, readToken: token.read }),
    identity: createIdentity(config.identity),
    token,
    cards: cardService(),
    images: createImages(config.images),
    attempts: createPaymentAttempts(() => window.localStorage),
    navigation: createNavigation(),
    // Rule A8: the console is where an admin is told to look.
    report: (error) => console.error(error),
  },
  {
    theme: createThemeStore(() => window.localStorage, document.documentElement),
    language: createLanguageStore(
      () => window.localStorage,
      document.documentElement,
      navigator.languages,
    ),
  },
  createPage(config.build),
)
provided.notices.start()
provided.preferences.start()
provided.session.start()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id root.')
createRoot(root).render(
  <StrictMode>
    <ProvidedMachines value={provided}>
      <App />
    </ProvidedMachines>
  </StrictMode>,
)

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
