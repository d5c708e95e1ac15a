import { isGuarded } from '../app/lazy-screens.ts'
import { readConfig } from '../config.ts'
import type { Destination } from '../domain/destinations.ts'
import type { Language } from '../domain/language.ts'

type Screen = Destination['screen'] | null

/** 'myOrders' is shown by MyOrdersScreen. */
const moduleOf = (screen: string) => `${screen.charAt(0).toUpperCase()}${screen.slice(1)}Screen`

/**
 * What a page needs of that which is fetched later, by the names of the modules: asked for by the page itself, it comes
 * at the same time as what would ask for it. Who opens a guarded screen has signed in before.
 */
export function modulesFor(screen: Screen, language: Language): readonly string[] {
  return [
    ...(screen === null ? [] : [moduleOf(screen)]),
    ...(screen !== null && isGuarded(screen) ? ['Guarded', 'identity-firebase', 'api'] : []),
    ...(screen === 'payment' ? ['cards'] : []),
    ...(language === 'en' ? [] : ['swedish']),
  ]
}

/** The same for what comes from the vendors: the stand-ins' scripts, or a way to where a real one is. */
export function vendorsFor(screen: Screen): string {
  if (screen === null || !isGuarded(screen)) return ''
  const { cards, identity } = readConfig(import.meta.env, '')
  const isStandIn = identity.firebase === null && identity.emulatorOrigin === null
  const links = isStandIn ? [preloaded('/standins/identity/gapi.js')] : []
  if (screen === 'payment') {
    const isReal = cards.publishableKey !== null
    links.push(isReal ? CARD_PROVIDER : preloaded(cards.standInScript))
  }
  return links.join('')
}

const CARD_PROVIDER = '<link rel="preconnect" href="https://js.stripe.com">'
const preloaded = (script: string) => `<link rel="modulepreload" href="${script}">`
