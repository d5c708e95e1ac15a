import { resolve } from 'node:path'
import {
  ConfigError,
  type Environment,
  readEmail,
  readOrigin,
  readOrigins,
  readSwitch,
  readWhole,
  readWord,
  textOf,
} from './values.ts'
import { readTelemetry, type TelemetryConfig } from './telemetry.ts'
import { readVendors, type Vendors } from './vendors.ts'
import { isForThisMachine, isLoopback } from './loopback.ts'
import type { LogFormat } from './log.ts'

/** The server's configuration, read once at startup. */
export type Config = Vendors & {
  /** 0 selects a free port. */
  port: number
  host: string
  /** Absolute path. */
  dataDir: string
  /** null: the embedded PGlite in `dataDir`. */
  databaseUrl: string | null
  /** Where the server listens for notifications, behind a pooler that cannot; null: at `databaseUrl`. */
  databaseListenUrl: string | null
  /** The replica, or the proxy of several, that public data is read from; null: the primary. */
  databaseReadUrl: string | null
  /** How many connections to the database the server has at most, without those that listen. */
  databaseConnections: number
  /** After so many seconds, PostgreSQL ends a statement, and a transaction that waits for its server; 0: never. */
  databaseStatementSeconds: number
  /** Names its prepared statements, which a pooler in transaction mode may not support. */
  preparesStatements: boolean
  /** Seeds the demo data into an empty database. */
  demo: boolean
  /** The origin that users see, behind a proxy; null: that of each request. */
  publicOrigin: string | null
  /** Where users write whom the server cannot help; null: unknown. */
  operatorEmail: string | null
  /** Other origins whose pages may call the API (CORS). */
  allowedOrigins: readonly string[]
  /** Origins of push services beside those of the known browsers. */
  pushServices: readonly string[]
  /** Lets clients without ID tokens sign in, in the demo world alone. */
  legacyClients: boolean
  /** Exposes the stand-ins to other machines. */
  standinsOnNetwork: boolean
  /** The number of proxies in front of this server whose X-Forwarded-For and X-Forwarded-Proto entries are trusted. */
  trustedProxies: number
  /** How long a server that was told to stop serves on as not ready, until its proxy sends it nothing more. */
  drainSeconds: number
  /** Refuses requests above the rate limits. */
  rateLimits: boolean
  logFormat: LogFormat
  /** Serves the built client beside the API; false where, for example, a CDN serves the client. */
  servesClient: boolean
  /** null: no traces and no metrics. */
  telemetry: TelemetryConfig | null
}

const MOST_PROXIES = 10
const LONGEST_DRAIN = 300
const MOST_CONNECTIONS = 500
const LONGEST_STATEMENT = 3600

/** Reads the configuration from environment variables; an empty variable counts as unset. Throws ConfigError. */
export function readConfig(env: Environment): Config {
  const databaseUrl = readDatabaseUrl(env, 'DATABASE_URL')
  const vendors = readVendors(env)
  const { identityProject } = vendors
  const host = textOf(env, 'HOST') ?? '127.0.0.1'
  const trustedProxies = readWhole(env, 'TRUSTED_PROXIES', { largest: MOST_PROXIES, unset: 0 })
  const isLocal = isForThisMachine({ host, trustedProxies })
  const config: Config = {
    port: readWhole(env, 'PORT', { largest: 65_535, unset: 4310 }),
    host,
    dataDir: resolve(textOf(env, 'DATA_DIR') ?? '.data'),
    databaseUrl,
    databaseListenUrl: readDatabaseUrl(env, 'DATABASE_LISTEN_URL'),
    databaseReadUrl: readDatabaseUrl(env, 'DATABASE_READ_URL'),
    databaseConnections: readWhole(env, 'DATABASE_CONNECTIONS', {
      smallest: 1,
      largest: MOST_CONNECTIONS,
      unset: 10,
    }),
    databaseStatementSeconds: readWhole(env, 'DATABASE_STATEMENT_SECONDS', {
      largest: LONGEST_STATEMENT,
      unset: 60,
    }),
    preparesStatements: readSwitch(env, 'DATABASE_PREPARED_STATEMENTS') ?? true,
    ...vendors,
    demo: readSwitch(env, 'DEMO') ?? (databaseUrl === null && identityProject === null),
    publicOrigin: readOrigin(env, 'PUBLIC_ORIGIN'),
    operatorEmail: readEmail(env, 'OPERATOR_EMAIL'),
    allowedOrigins: readOrigins(env, 'ALLOWED_ORIGINS'),
    pushServices: readOrigins(env, 'PUSH_SERVICES'),
    legacyClients: readSwitch(env, 'LEGACY_CLIENTS') ?? false,
    standinsOnNetwork: readSwitch(env, 'STANDINS_ON_NETWORK') ?? false,
    trustedProxies,
    drainSeconds: readWhole(env, 'DRAIN_SECONDS', { largest: LONGEST_DRAIN, unset: 0 }),
    rateLimits: readSwitch(env, 'RATE_LIMITS') ?? !isLocal,
    logFormat: readWord(env, 'LOG_FORMAT', ['text', 'json']),
    servesClient: readSwitch(env, 'SERVE_CLIENT') ?? true,
    telemetry: readTelemetry(env),
  }
  if (databaseUrl === null && config.databaseReadUrl !== null) {
    throw new ConfigError('DATABASE_READ_URL needs DATABASE_URL beside it, whose replica it is.')
  }
  if (config.demo && identityProject !== null) {
    throw new ConfigError(
      'DEMO=1 cannot go with IDENTITY_PROJECT: anybody could register the demo admin there. Unset one of them.',
    )
  }
  if (config.legacyClients && (!config.demo || config.stripe !== null)) {
    throw new ConfigError(
      'LEGACY_CLIENTS=1 lets any client sign in as any user: it goes with the demo world and the card stand-in alone.',
    )
  }
  if (hasStandin(config) && !config.standinsOnNetwork && !isLocal) {
    const opener = isLoopback(host) ? `TRUSTED_PROXIES=${trustedProxies}` : `HOST=${host}`
    throw new ConfigError(
      `${opener} would open the stand-ins to the network. Configure the real parts or set STANDINS_ON_NETWORK=1.`,
    )
  }
  return config
}

/** With a bucket, the server is itself an image host, whose uploads need a user of this server. */
const hasStandin = ({
  identityProject,
  stripe,
  imageUploadUrl,
  s3,
  otherServer,
}: Vendors): boolean =>
  identityProject === null ||
  stripe === null ||
  (imageUploadUrl === null && (s3 === null || otherServer !== null))

function readDatabaseUrl(env: Environment, name: string): string | null {
  const text = textOf(env, name)
  if (text !== null && (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))) {
    throw new ConfigError(
      `${name} must look like postgres://user:password@host:5432/name (its value is not shown here).`,
    )
  }
  return text
}
