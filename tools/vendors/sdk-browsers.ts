import { randomUUID } from 'node:crypto'
import { deleteApp, type FirebaseApp, FirebaseError, initializeApp } from 'firebase/app'
import {
  type Auth,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  inMemoryPersistence,
} from 'firebase/auth'
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { Provider } from './identity-providers.ts'

export const password = 'second-hand'
export const newEmail = () => `person-${randomUUID()}@loppis.test`

/** Resolves to 'done' or to the SDK's error code. */
export const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof FirebaseError ? error.code : String(error)),
  )

/** Opens an identity provider for the tests of the describe block, and browsers with the unmodified SDK for each test. */
export function setupSdkBrowsers(open: () => Promise<Provider>) {
  let provider: Provider
  const apps: FirebaseApp[] = []
  beforeAll(async () => {
    provider = await open()
  })
  afterEach(() => Promise.all(apps.splice(0).map(deleteApp)))
  afterAll(() => provider.stop())
  return {
    provider: () => provider,
    /** Returns the Auth of a new browser without a signed-in user. */
    newBrowser(): Auth {
      const app = initializeApp({ apiKey: 'key', projectId: 'demo-loppis' }, randomUUID())
      apps.push(app)
      const auth = initializeAuth(app, { persistence: inMemoryPersistence })
      connectAuthEmulator(auth, provider.origin, { disableWarnings: true })
      return auth
    },
    /** Registers a user, who is then signed in. */
    async register(auth: Auth, email = newEmail()) {
      return (await createUserWithEmailAndPassword(auth, email, password)).user
    },
  }
}
