import { isGuarded } from '../app/lazy-screens.ts'
import { readConfig } from '../config.ts'
import type { Destination } from '../domain/destinations.ts'
import type { Language } from '../domain/language.ts'

type Screen = Destination['screen'] | null

/** 'myOrders' is shown by MyOrdersScreen. */
const moduleOf = (screen: string) => `${screen.charAt(0).toUpperCase()}${screen.slice(1)}Screen`

/**
 * What a page needs of that which is fetched later, by the names of the modules: asked for by the page itself, it comes
 * at the same time as what would ask for it. Whoever opens a guarded screen has an access token from before, so that
 * the identity provider's code can wait. So can what joins the card provider: it comes while the line is free, as the
 * server is asked who pays what (src/actors/provided.ts).
 */
export function modulesFor(screen: Screen, language: Language): readonly string[] {
  return [
    ...(screen === null ? [] : [moduleOf(screen)]),
    ...(screen !== null && isGuarded(screen) ? ['Guarded', 'api'] : []),
    ...(language === 'en' ? [] : ['swedish']),
  ]
}

/** The same for the card provider: the script of its stand-in, or a way to where the real one is. */
export function cardProviderFor(screen: Screen): string {
  if (screen !== 'payment') return ''
  const { publishableKey, standInScript } = readConfig(import.meta.env, '').cards
  // The real one's own loader would wait for ever for a script of the page's that had failed before.
  return publishableKey === null
    ? // Imported it does not delay the page's load, which other things wait for.
      `<link rel="modulepreload" href="${standInScript}"><script>import('${standInScript}').catch(() => undefined)</script>`
    : '<link rel="preconnect" href="https://js.stripe.com">'
}
