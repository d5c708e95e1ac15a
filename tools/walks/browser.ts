import type { Services } from '../../src/actors/services.ts'
import type { TokenStore } from '../../src/services/token.ts'
import { createDraftService } from '../../src/services/drafts.ts'
import { openMemoryFiles, openStorage } from '../../tests/screen/storage.ts'
import type { Person, WalkMarket } from './market.ts'

/** The state of a buyer's browser that all its tabs share. */
export type Browser = {
  person: Person
  attemptStorage: Services['attemptStorage']
  token: TokenStore
  signIn(): Promise<void>
}

export function openBrowser({ market }: WalkMarket, person: Person): Browser {
  const storage = openStorage()
  let token: string | null = null
  return {
    person,
    attemptStorage: () => storage,
    token: {
      read: () => token,
      keep: (text) => (token = text),
      owner: () => null,
      keepRole: () => undefined,
      role: () => null,
      announcement: () => undefined,
      signOutLocally: () => undefined,
      remove: () => (token = null),
      onRemovedElsewhere: () => () => undefined,
    },
    async signIn() {
      token = await market.tokens.issue(person.id)
    },
  }
}

const absent = () => Promise.reject(new Error('No walk comes this way.'))

/** Returns the other services; of these, a payment uses only the buyer's ID token. */
export function surroundings(
  market: WalkMarket,
  { person }: Browser,
): Omit<Services, 'api' | 'attemptStorage' | 'cards' | 'token'> {
  return {
    identity: {
      restore: absent,
      assume: () => undefined,
      signInWithPassword: absent,
      signInWithGoogle: absent,
      register: absent,
      getIdToken: () => market.idTokenFor(person.email),
      signOut: async () => undefined,
      watch: () => () => undefined,
      withAccounts: absent,
      warm: () => undefined,
    },
    images: {
      upload: absent,
      crop: absent,
      open: () => ({ url: '', close: () => undefined }),
      preview: () => () => undefined,
    },
    phones: { isPossible: absent },
    geolocation: { isAvailable: false, locate: absent },
    drafts: createDraftService(openStorage, openMemoryFiles),
    push: absent,
    browserLists: absent,
    navigation: {
      here: () => null,
      entry: () => undefined,
      isTraversal: () => false,
      goTo: () => undefined,
      addressOf: () => '/',
      leaveFor: () => undefined,
      watch: () => () => undefined,
    },
    connection: { watch: () => () => undefined, onRestored: () => () => undefined },
    visibility: { watch: () => () => undefined },
    language: { read: () => 'en' },
    page: { download: () => undefined },
    notify: () => undefined,
    logError: () => undefined,
  }
}
