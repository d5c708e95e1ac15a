import { isGuarded } from '../app/screen-code.ts'
import { createConfig } from '../config.ts'
import type { ScreenName } from '../domain/destinations.ts'
import { routeOf } from '../screens/paths.ts'

type Screen = ScreenName | null

/** The module of the screen myOrders is MyOrdersScreen. */
const moduleOf = (screen: string) => `${screen.charAt(0).toUpperCase()}${screen.slice(1)}Screen`

/**
 * Returns the names of the lazily loaded modules that a page needs: the document requests them together with the code
 * that would import them. The user of a guarded screen has an access token from before, so the identity provider's code
 * can wait. So can the card provider's module: it loads while the network is idle, during the requests for the user and
 * the booking (src/actors/prefetch.ts).
 */
export function modulesFor(screen: Screen): readonly string[] {
  return [
    ...(screen === null ? [] : [moduleOf(screen)]),
    ...(screen !== null && isGuarded(screen) ? ['Guarded', 'api'] : []),
  ]
}

/** Returns the same for the card provider: the script of its stand-in, or a preconnect to Stripe. */
export function cardProviderFor(screen: Screen): string {
  if (screen === null || !routeOf(screen).hasCardFields) return ''
  const { publishableKey, standInScript } = createConfig(import.meta.env.SETTINGS, '').cards
  // No script for Stripe: its own loader would wait forever for a script of the page that had failed before.
  return publishableKey === null
    ? // An import() does not delay the page's load event, which other work waits for.
      `<link rel="modulepreload" href="${standInScript}"><script>import('${standInScript}').catch(() => undefined)</script>`
    : '<link rel="preconnect" href="https://js.stripe.com">'
}
