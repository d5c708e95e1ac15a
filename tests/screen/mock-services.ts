import { createFakePush } from './fake-push.ts'
import type { PageServices } from '../../src/actors/services.ts'
import { createApi } from '../../src/api/api.ts'
import { FailureError } from '../../src/domain/failure.ts'
import type { Identity } from '../../src/domain/user.ts'
import type { CardService } from '../../src/services/cards.tsx'
import type { IdentityService } from '../../src/services/identity.ts'
import { createBrowserWishlist } from '../../src/services/browser-wishlist.ts'
import { createDraftService } from '../../src/services/drafts.ts'
import type { GeolocationService } from '../../src/services/geolocation.ts'
import { createImages } from '../../src/services/images.ts'
import { destinationOf, pathOf } from '../../src/screens/paths.ts'
import { createLinks } from '../../src/services/links.ts'
import { createNavigation } from '../../src/services/navigation.ts'
import { createPhones } from '../../src/services/phones.ts'
import { createSeenProducts } from '../../src/services/seen-products.ts'
import { createServiceWorkerClient } from '../../src/services/service-worker-client.ts'
import { createTokenStore } from '../../src/services/token.ts'
import type { ScriptedServer } from './scripted-server.ts'
import { openMemoryFiles } from './storage.ts'

/** The vendors' behaviour in a test; by default every call succeeds. */
export type Vendors = {
  /** The user who was signed in in this browser before. */
  known: Identity | null
  /** The error code with which the identity provider rejects every sign-in. */
  refusesWith?: string
  cards?: CardService
  /** True if the image host does not answer. */
  losesPictures?: boolean
  /** By default the browser tells no position. */
  geolocation?: GeolocationService
}

/** Creates the app's services with a mocked network and mocked vendors; `reported` collects the logged errors. */
export function createMockServices(
  server: ScriptedServer,
  {
    known,
    refusesWith,
    cards,
    losesPictures = false,
    geolocation = { isAvailable: false, locate: async () => 'unavailable' },
  }: Vendors,
): {
  services: Omit<PageServices, 'theme' | 'language' | 'page'>
  reported: readonly unknown[]
} {
  const reported: unknown[] = []
  const token = createTokenStore(window.localStorage)
  const signIn = async (email: string, name: string): Promise<Identity> => {
    if (refusesWith !== undefined) throw new FailureError({ kind: 'identity', code: refusesWith })
    return { email, name }
  }
  const identity: IdentityService = {
    assume: () => undefined,
    restore: async () => known,
    signInWithPassword: ({ email }) => signIn(email, 'Ada'),
    signInWithGoogle: () => signIn('maya@loppis.test', 'Maya'),
    register: ({ email, name }) => signIn(email, name),
    getIdToken: async () => 'id-token',
    signOut: async () => undefined,
    watch: () => () => undefined,
    withAccounts: () => Promise.reject(new Error('No test of a whole page needs them.')),
    warm: () => undefined,
  }
  const cardService =
    cards === undefined
      ? Promise.reject(new FailureError({ kind: 'cardsUnavailable' }))
      : Promise.resolve(cards)
  cardService.catch(() => undefined)
  const browserLists = {
    browserWishlist: createBrowserWishlist(() => window.localStorage),
    seenProducts: createSeenProducts(() => window.localStorage),
  }
  const services = {
    createApi: (onChange: () => void) =>
      createApi({ baseUrl: server.origin, readToken: token.read, onChange }),
    identity,
    token,
    cards: () => cardService,
    images: {
      ...createImages({ uploadUrl: `${server.origin}/images` }),
      upload: async () => {
        if (losesPictures) throw new FailureError({ kind: 'noAnswer' })
        return { image: `${server.origin}/pictures/1.png` }
      },
    },
    phones: createPhones(() => ['en-US', 'sv-SE']),
    geolocation,
    attemptStorage: () => window.localStorage,
    drafts: createDraftService(() => window.localStorage, openMemoryFiles),
    push: async () => createFakePush(),
    browserLists: async () => browserLists,
    navigation: createNavigation({ pathOf, destinationOf }),
    links: createLinks({ pathOf, destinationOf, isIgnored: () => false }),
    connection: { watch: () => () => undefined, onRestored: () => () => undefined },
    visibility: { watch: () => () => undefined },
    serviceWorker: createServiceWorkerClient(null),
    logError: (error: unknown) => void reported.push(error),
  }
  return { services, reported }
}
