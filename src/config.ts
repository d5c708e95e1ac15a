import type { Build } from './domain/build.ts'
import { DEMO_KINDS, type DemoAccount } from './domain/demo.ts'

/** The web configuration of a Firebase project; its other fields are passed on unchanged. */
type FirebaseConfig = { readonly apiKey: string; readonly authDomain: string }

/**
 * The client's configuration, from the build and, for the demo accounts, from the page. Every URL is absolute and has
 * no trailing slash.
 */
export type ClientConfig = {
  build: Build
  /** Base URL of the marketplace server. */
  apiUrl: string
  identity: {
    /** null: no Firebase project; the stand-in or the emulator signs users in. */
    firebase: FirebaseConfig | null
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

type Env = Readonly<Record<string, unknown>>

/**
 * Reads the client's configuration; an unset or empty variable selects the embedded part. `demo` holds the demo
 * accounts as JSON, from the page (server/page-head.ts). Throws an Error that names the variable and its expected
 * value. It never repeats the value, which may be a secret.
 */
export function readConfig(
  env: Env = import.meta.env,
  origin: string = window.location.origin,
  demo = '',
): ClientConfig {
  const firebase = readFirebaseConfig(env)
  const emulatorOrigin = readOrigin(env, 'VITE_FIREBASE_AUTH_EMULATOR')
  // Only the stand-in has these accounts.
  const isStandIn = firebase === null && emulatorOrigin === null
  return {
    build: {
      version: readText(env, 'VITE_VERSION') ?? 'unknown',
      commit: readText(env, 'VITE_COMMIT'),
    },
    apiUrl: readAddress(env, 'VITE_API_URL') ?? origin,
    identity: { firebase, emulatorOrigin, standInOrigin: origin },
    demoAccounts: isStandIn ? readDemoAccounts(demo) : [],
    cards: {
      publishableKey: readPublishableKey(env),
      standInScript: `${origin}/standins/cards/stripe.js`,
    },
    images: {
      uploadUrl: readUrl(env, 'VITE_IMAGE_UPLOAD_URL')?.href ?? `${origin}/standins/images/upload`,
    },
  }
}

function readText(env: Env, name: string): string | null {
  const value = env[name]
  if (value === undefined || value === null) return null
  if (typeof value !== 'string') throw malformed(name, 'text')
  return value.trim() === '' ? null : value.trim()
}

function readUrl(env: Env, name: string): URL | null {
  const text = readText(env, name)
  if (text === null) return null
  const url = URL.parse(text)
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.hash !== '') {
    throw malformed(name, 'an address that starts with http:// or https://')
  }
  return url
}

function readAddress(env: Env, name: string): string | null {
  const url = readUrl(env, name)
  if (url === null) return null
  if (url.search !== '') throw malformed(name, 'an address without a query')
  return url.origin + url.pathname.replace(/\/+$/, '')
}

function readOrigin(env: Env, name: string): string | null {
  const address = readAddress(env, name)
  if (address === null) return null
  const { origin } = new URL(address)
  if (origin !== address) throw malformed(name, 'an origin without a path')
  return origin
}

function readFirebaseConfig(env: Env): FirebaseConfig | null {
  const name = 'VITE_FIREBASE_CONFIG'
  const text = readText(env, name)
  if (text === null) return null
  const config = parseJson(text)
  if (!isFirebaseConfig(config)) {
    throw malformed(name, 'the Firebase web configuration as JSON, with apiKey and authDomain')
  }
  return config
}

function isFirebaseConfig(value: unknown): value is FirebaseConfig {
  if (typeof value !== 'object' || value === null) return false
  return ['apiKey', 'authDomain'].every((field) => {
    const part: unknown = Reflect.get(value, field)
    return typeof part === 'string' && part !== ''
  })
}

function readPublishableKey(env: Env): string | null {
  const name = 'VITE_STRIPE_PUBLISHABLE_KEY'
  const key = readText(env, name)
  if (key !== null && !/^pk_(test|live)_\w+$/.test(key)) {
    throw malformed(name, 'a publishable key: pk_test_… or pk_live_…')
  }
  return key
}

function readDemoAccounts(text: string): readonly DemoAccount[] {
  const accounts = parseJson(text)
  return Array.isArray(accounts) && accounts.every(isDemoAccount) ? accounts : []
}

function isDemoAccount(value: unknown): value is DemoAccount {
  const of = (field: string): unknown => Reflect.get(Object(value), field)
  return (
    DEMO_KINDS.some((kind) => kind === of('kind')) &&
    ['email', 'password'].every((field) => typeof of(field) === 'string')
  )
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function malformed(name: string, expected: string): Error {
  return new Error(`${name} should be ${expected}.`)
}
