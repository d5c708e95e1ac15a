/** The web configuration of a Firebase project; its other fields are passed on unchanged. */
type FirebaseConfig = { readonly apiKey: string; readonly authDomain: string }

/** The settings from build variables. Every URL is absolute, without a trailing slash; null: the embedded part. */
export type BuildSettings = {
  version: string
  /** null: not built in a repository. */
  commit: string | null
  apiUrl: string | null
  firebase: FirebaseConfig | null
  /** Origin of an official Auth emulator. */
  emulatorOrigin: string | null
  publishableKey: string | null
  imageUploadUrl: string | null
}

type Env = Readonly<Record<string, unknown>>

/**
 * Reads the variables of the client when it is built, so that a malformed one stops the build instead of the page. An
 * unset or empty variable selects the embedded part. Throws an Error that names the variable and its expected value.
 * The error never repeats the value, which may be a secret.
 */
export function readBuildSettings(env: Env): BuildSettings {
  return {
    version: readText(env, 'VITE_VERSION') ?? 'unknown',
    commit: readText(env, 'VITE_COMMIT'),
    apiUrl: readAddress(env, 'VITE_API_URL'),
    firebase: readFirebaseConfig(env),
    emulatorOrigin: readOrigin(env, 'VITE_FIREBASE_AUTH_EMULATOR'),
    publishableKey: readPublishableKey(env),
    imageUploadUrl: readUrl(env, 'VITE_IMAGE_UPLOAD_URL')?.href ?? null,
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
  const url = URL.canParse(text) ? new URL(text) : null
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
