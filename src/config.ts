import type { BuildSettings } from './build-settings.ts'
import type { Build } from './domain/build.ts'
import { DEMO_KINDS, type DemoAccount } from './domain/demo.ts'

/** The client's configuration, from the build and the page. Every URL is absolute and has no trailing slash. */
export type ClientConfig = {
  build: Build
  /** Base URL of the marketplace server. */
  apiUrl: string
  identity: {
    /** null: no Firebase project; the stand-in or the emulator signs users in. */
    firebase: BuildSettings['firebase']
    /** Origin of an official Auth emulator; null: none. */
    emulatorOrigin: string | null
    standInOrigin: string
  }
  /** Accounts that the login offers; empty outside of the demo. */
  demoAccounts: readonly DemoAccount[]
  cards: {
    /** null: the embedded card stand-in. */
    publishableKey: string | null
    standInScript: string
  }
  images: { uploadUrl: string }
}

/**
 * Completes the settings of the build with what the page knows: its origin, where the embedded parts are, and `demo`,
 * the demo accounts as JSON (server/pages/page-head.ts).
 */
export function createConfig(
  settings: BuildSettings,
  origin: string = window.location.origin,
  demo = '',
): ClientConfig {
  const { version, commit, firebase, emulatorOrigin, publishableKey } = settings
  // Only the stand-in has these accounts.
  const isStandIn = firebase === null && emulatorOrigin === null
  return {
    build: { version, commit },
    apiUrl: settings.apiUrl ?? origin,
    identity: { firebase, emulatorOrigin, standInOrigin: origin },
    demoAccounts: isStandIn ? readDemoAccounts(demo) : [],
    cards: { publishableKey, standInScript: `${origin}/standins/cards/stripe.js` },
    images: { uploadUrl: settings.imageUploadUrl ?? `${origin}/standins/images/upload` },
  }
}

function readDemoAccounts(text: string): readonly DemoAccount[] {
  try {
    const accounts: unknown = JSON.parse(text)
    return Array.isArray(accounts) && accounts.every(isDemoAccount) ? accounts : []
  } catch {
    return []
  }
}

function isDemoAccount(value: unknown): value is DemoAccount {
  const of = (field: string): unknown => Reflect.get(Object(value), field)
  return (
    DEMO_KINDS.some((kind) => kind === of('kind')) &&
    ['email', 'password'].every((field) => typeof of(field) === 'string')
  )
}
