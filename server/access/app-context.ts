import { createIdTokenVerifier, type IdentityProvider, type IdTokenVerifier } from './id-token.ts'
import { type AccessTokens, createAccessTokens } from '../http/tokens.ts'
import type { CardProvider } from '../vendors/cards/provider.ts'
import type { Database } from '../database/database.ts'
import type { MovedClock } from '../flows/pass-time.ts'
import { Drain } from '../http/drain.ts'
import { LiveStreams } from '../live/streams.ts'
import {
  createUnsubscribeTokens,
  type UnsubscribeTokens,
} from '../notifications/unsubscribe-tokens.ts'
import { Problem } from '../http/problem.ts'
import { vapidKeys } from '../vendors/push/vapid-keys.ts'
import type { VapidKeys } from '../vendors/push/web-push.ts'
import { RateLimits } from '../http/rate-limit.ts'
import { primaryReads, type Reads } from '../replica/reads.ts'
import { RequestsInProgress } from '../http/requests-in-progress.ts'
import type { Services } from '../services.ts'
import { WholeLists } from '../http/whole-lists.ts'

/** The services that the routes use. */
export type AppContext = Services & {
  /** Reads public data, which everybody may see and on which no write depends. */
  reads: Reads
  /** The clock of the flows, where users of the demo world move it; null elsewhere. */
  demoClock: MovedClock | null
  tokens: AccessTokens
  unsubscribeTokens: UnsubscribeTokens
  push: {
    /** The keys that push services know this market by; browsers subscribe with the public one. */
    keys: VapidKeys
    /** Origins of push services beside those of the known browsers. */
    services: readonly string[]
  }
  /**
   * Any client may sign in as any user, without an ID token (LEGACY_CLIENTS): the call of the specification has none.
   */
  legacyClients: boolean
  /** The hosts of the pictures that users upload, beside this server. */
  pictureHosts: readonly string[]
  /** Where users write whom the server cannot help; null: unknown. */
  operatorEmail: string | null
  verifyIdToken: IdTokenVerifier
  /** Sends the user of an ID token a mail that verifies the e-mail. Throws identity-unavailable. */
  askForVerification: (idToken: string) => Promise<void>
  limits: RateLimits
  lists: WholeLists
  requests: RequestsInProgress
  live: LiveStreams
  drain: Drain
}

/** Creates the routes' services on a migrated database. */
export async function createAppContext(parts: {
  database: Database
  /** The default is the database itself. */
  reads?: Reads
  identity: IdentityProvider
  cards: CardProvider
  clock: () => Date
  /** The default is null: the flows have the same clock as the rest. */
  demoClock?: MovedClock | null
  /** Without it, no request is limited. */
  limits?: RateLimits
  /** The default is false. */
  legacyClients?: boolean
  /** The default is none. */
  pictureHosts?: readonly string[]
  /** The default is null. */
  operatorEmail?: string | null
  /** Origins of further push services; the default is none. */
  pushServices?: readonly string[]
}): Promise<AppContext> {
  const { database, identity, cards, clock, demoClock = null } = parts
  const reads = parts.reads ?? primaryReads(database)
  return {
    database,
    reads,
    clock,
    flowClock: demoClock?.now ?? clock,
    demoClock,
    cards,
    limits: parts.limits ?? new RateLimits({ isOn: false, database, trustedProxies: 0 }),
    legacyClients: parts.legacyClients ?? false,
    pictureHosts: parts.pictureHosts ?? [],
    operatorEmail: parts.operatorEmail ?? null,
    lists: new WholeLists(database),
    requests: new RequestsInProgress(),
    live: new LiveStreams(database, reads.replica),
    drain: new Drain(),
    tokens: await createAccessTokens(database, clock),
    unsubscribeTokens: await createUnsubscribeTokens(database),
    push: {
      keys: await vapidKeys(database),
      services: parts.pushServices ?? [],
    },
    verifyIdToken: createIdTokenVerifier(identity, clock),
    askForVerification: (idToken) =>
      identity.sendVerification(idToken).catch((error: unknown) => {
        throw new Problem('identity-unavailable', null, { cause: error })
      }),
  }
}
