import type { World } from '../../src/actors/world.ts'
import { createApi } from '../../src/api/api.ts'
import { FailureError } from '../../src/domain/failure.ts'
import type { Identity } from '../../src/domain/user.ts'
import type { CardService } from '../../src/services/cards.tsx'
import type { IdentityService } from '../../src/services/identity.ts'
import { createImages } from '../../src/services/images.ts'
import { destinationOf, pathOf } from '../../src/screens/paths.ts'
import { createNavigation } from '../../src/services/navigation.ts'
import { createPaymentAttempts } from '../../src/services/payment-attempts.ts'
import { createTokenStore } from '../../src/services/token.ts'
import type { ScriptedServer } from './scripted-server.ts'

/** The vendors' behaviour in a test; by default every call succeeds. */
export type Vendors = {
  /** The user who was signed in in this browser before. */
  known: Identity | null
  /** The error code with which the identity provider rejects every sign-in. */
  refusesWith?: string
  cards?: CardService
  /** True if the image host does not answer. */
  losesPictures?: boolean
}

/** Creates the app's services with a mocked network and mocked vendors; `reported` collects the logged errors. */
export function createMockServices(
  server: ScriptedServer,
  { known, refusesWith, cards, losesPictures = false }: Vendors,
): { world: Omit<World, 'notify'>; reported: readonly unknown[] } {
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
    warm: () => undefined,
  }
  const cardService =
    cards === undefined
      ? Promise.reject(new FailureError({ kind: 'cardsUnavailable' }))
      : Promise.resolve(cards)
  cardService.catch(() => undefined)
  const world = {
    api: createApi({ baseUrl: server.origin, readToken: token.read }),
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
    attempts: createPaymentAttempts(() => window.localStorage),
    navigation: createNavigation({ pathOf, destinationOf }),
    logError: (error: unknown) => void reported.push(error),
  }
  return { world, reported }
}
