import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { createRemoteJWKSet } from 'jose'
import { firebaseAccounts } from './access/firebase.ts'
import type { IdentityProvider } from './access/id-token.ts'
import { type AccessTokens, createAccessTokens } from './http/tokens.ts'
import { readViewer } from './access/viewer.ts'
import type { CardProvider } from './vendors/cards/provider.ts'
import { stripeProvider } from './vendors/cards/stripe.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/database.ts'
import type { Log } from './config/log.ts'
import { isForThisMachine } from './config/loopback.ts'
import { listSentMails, readSentMail } from './notifications/sent-mails.ts'
import { Problem } from './http/problem.ts'
import { MOUNT_PATH } from './standins/cards/pages.ts'
import { type CardStandIn, createCardStandIn } from './standins/cards/stand-in.ts'
import { createIdentityStandIn } from './standins/identity/identity.ts'
import { Folder } from './standins/images/folder.ts'
import { createImageStandIn, type ImageStandIn } from './standins/images/image-host.ts'
import type { PictureFiles } from './standins/images/picture-files.ts'
import { chooserAccounts, demoAccounts } from './demo-data/accounts.ts'

/** The JWK set that signs the ID tokens of every Firebase project. */
export const GOOGLE_KEYS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

/** An external service; `standin` holds the routes that a stand-in needs on this server, null for a real service. */
type Part<Value> = { value: Value; standin: Hono | null }

export type Providers = {
  identity: Part<IdentityProvider> & {
    /** The identities of the demo accounts, by e-mail in lower case. */
    demoIds: ReadonlyMap<string, string>
  }
  cards: Part<CardProvider> & {
    /** Starts the stand-in's webhook events; null: the real provider has its own webhook endpoint setting. */
    startWebhooks: CardStandIn['startWebhooks'] | null
  }
  /** Also stores the pictures of the demo data; it accepts uploads only when no real host is configured. */
  images: Part<ImageStandIn>
}

/** `flowClock`: that of the flows and their mails, which users of the demo world move. */
type Clocks = { clock: () => Date; flowClock: () => Date }

/** Returns the real service where one is configured and a stand-in otherwise, never both. */
export async function createProviders(
  config: Config,
  database: Database,
  { clock, flowClock }: Clocks,
  log: Log,
): Promise<Providers> {
  return {
    identity: await chooseIdentity(config, database, { clock, flowClock }),
    cards: await chooseCards(config, database, clock),
    images: await chooseImages(config, database, clock, log),
  }
}

async function chooseIdentity(
  { identityProject, firebaseKey, demo, host, trustedProxies }: Config,
  database: Database,
  { clock, flowClock }: Clocks,
): Promise<Providers['identity']> {
  if (identityProject !== null) {
    const value = {
      issuer: `https://securetoken.google.com/${identityProject}`,
      audience: identityProject,
      keys: createRemoteJWKSet(new URL(GOOGLE_KEYS)),
      ...firebaseAccounts(firebaseKey),
    }
    return { value, standin: null, demoIds: new Map() }
  }
  const standin = await createIdentityStandIn({
    database,
    demoAccounts: demo ? demoAccounts : [],
    chooserAccounts,
    isForThisMachine: isForThisMachine({ host, trustedProxies }),
    marketMails: {
      list: () => listSentMails(database),
      find: (id) => readSentMail(database, id),
    },
    now: () => clock().getTime(),
    mailNow: () => flowClock().getTime(),
  })
  return { value: standin, standin: standin.routes, demoIds: standin.demoIds }
}

async function chooseCards(
  { stripe }: Config,
  database: Database,
  clock: () => Date,
): Promise<Providers['cards']> {
  if (stripe !== null) return { value: stripeProvider(stripe), standin: null, startWebhooks: null }
  const { routes, secretKey, webhookSecret, fetch, startWebhooks } = await createCardStandIn({
    database,
    now: clock,
  })
  return {
    value: stripeProvider({ secretKey, webhookSecret, fetch }),
    standin: new Hono().route(MOUNT_PATH, routes),
    startWebhooks,
  }
}

async function chooseImages(
  config: Config,
  database: Database,
  clock: () => Date,
  log: Log,
): Promise<Part<ImageStandIn>> {
  const { imageUploadUrl, demo, otherServer } = config
  // The users of another server have no token of this one.
  const isOpen = demo || otherServer !== null
  const isSignedIn = isOpen
    ? null
    : signInCheck(database, await createAccessTokens(database, clock))
  const host = await createImageStandIn({
    files: await openFiles(config),
    log,
    hasAbsoluteAddresses: otherServer !== null,
    ...(isSignedIn && { isSignedIn }),
  })
  if (imageUploadUrl === null) return { value: host, standin: host.routes }
  const pictures = new Hono().get('/images/:name', (context) => host.routes.fetch(context.req.raw))
  return { value: host, standin: pictures }
}

async function openFiles({ s3, dataDir }: Config): Promise<PictureFiles> {
  if (s3 === null) return Folder.open(join(dataDir, 'images'))
  // Amazon's SDK takes a fifth of a second to load.
  const { S3Bucket } = await import('./standins/images/s3-bucket.ts')
  return S3Bucket.open(s3)
}

/** Returns whether a request has the access token of a user. */
function signInCheck(database: Database, tokens: AccessTokens) {
  return async (context: Context): Promise<boolean> => {
    try {
      await readViewer({ database, tokens }, context)
      return true
    } catch (error) {
      if (error instanceof Problem) return false
      throw error
    }
  }
}
