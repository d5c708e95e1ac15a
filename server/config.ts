import { resolve } from 'node:path'
import { StartError } from './start-error.ts'

/** Everything that can be configured, read once at the start. */
export type Config = {
  /** 0 takes a free one. */
  port: number
  host: string
  /** Absolute path. */
  dataDir: string
  /** null: the embedded PGlite in `dataDir`. */
  databaseUrl: string | null
  /** The Firebase project whose ID tokens are accepted; null: the identity stand-in. */
  identityProject: string | null
  /** null: the card stand-in. */
  stripe: { secretKey: string; webhookSecret: string | null } | null
  /** The real image host's upload endpoint; null: the image stand-in. */
  imageUploadUrl: string | null
  /** Seed the demo world into an empty database. */
  demo: boolean
  /** Pages of other origins that may call this server. */
  allowedOrigins: readonly string[]
  /** Stand-ins may be reached from other machines too. */
  standinsOnNetwork: boolean
}

/** A wrong value in the environment; `message` is one line that names the variable. */
export class ConfigError extends StartError {
  override readonly name = 'ConfigError'
}

type Environment = Readonly<Record<string, string | undefined>>

const LOOPBACK = new Set(['127.0.0.1', '::1', 'localhost'])

/** Reads the configuration from environment variables; an empty one counts as unset. Throws ConfigError. */
export function readConfig(env: Environment): Config {
  const databaseUrl = readDatabaseUrl(env)
  const identityProject = readIdentityProject(env)
  const config: Config = {
    port: readPort(env),
    host: textOf(env, 'HOST') ?? '127.0.0.1',
    dataDir: resolve(textOf(env, 'DATA_DIR') ?? '.data'),
    databaseUrl,
    identityProject,
    stripe: readStripe(env),
    imageUploadUrl: readImageUploadUrl(env),
    demo: readSwitch(env, 'DEMO') ?? (databaseUrl === null && identityProject === null),
    allowedOrigins: readOrigins(env),
    standinsOnNetwork: readSwitch(env, 'STANDINS_ON_NETWORK') ?? false,
  }
  if (config.demo && identityProject !== null) {
    throw new ConfigError(
      'DEMO=1 cannot go with IDENTITY_PROJECT: anybody could register the demo admin there. Unset one of them.',
    )
  }
  const hasStandin =
    identityProject === null || config.stripe === null || config.imageUploadUrl === null
  if (hasStandin && !config.standinsOnNetwork && !LOOPBACK.has(config.host)) {
    throw new ConfigError(
      `HOST=${config.host} would open the stand-ins to the network. Configure the real parts or set STANDINS_ON_NETWORK=1.`,
    )
  }
  return config
}

function textOf(env: Environment, name: string): string | null {
  const value = env[name]?.trim()
  return value === undefined || value === '' ? null : value
}

function readPort(env: Environment): number {
  const text = textOf(env, 'PORT') ?? '4310'
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new ConfigError(`PORT must be a whole number from 0 to 65535, not '${text}'.`)
  }
  return port
}

function readSwitch(env: Environment, name: string): boolean | null {
  const text = textOf(env, name)
  if (text !== null && text !== '0' && text !== '1') {
    throw new ConfigError(`${name} must be 1 or 0, not '${text}'.`)
  }
  return text === null ? null : text === '1'
}

function readDatabaseUrl(env: Environment): string | null {
  const text = textOf(env, 'DATABASE_URL')
  if (text !== null && (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))) {
    throw new ConfigError(
      'DATABASE_URL must look like postgres://user:password@host:5432/name (its value is not shown here).',
    )
  }
  return text
}

function readIdentityProject(env: Environment): string | null {
  const text = textOf(env, 'IDENTITY_PROJECT')
  if (text !== null && !/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(text)) {
    throw new ConfigError(
      `IDENTITY_PROJECT must be a Firebase project id such as my-market-1234, not '${text}'.`,
    )
  }
  return text
}

function readStripe(env: Environment): Config['stripe'] {
  const secretKey = textOf(env, 'STRIPE_SECRET_KEY')
  const webhookSecret = textOf(env, 'STRIPE_WEBHOOK_SECRET')
  if (secretKey !== null && !/^(sk|rk)_(test|live)_\w+$/.test(secretKey)) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_ (its value is not shown here).',
    )
  }
  if (webhookSecret !== null && !/^whsec_\S+$/.test(webhookSecret)) {
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET must begin with whsec_ (its value is not shown here).',
    )
  }
  if (secretKey === null && webhookSecret !== null) {
    throw new ConfigError('STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY beside it.')
  }
  return secretKey === null ? null : { secretKey, webhookSecret }
}

/** The client's own variable: where it uploads to a real host, the stand-in must not run. */
function readImageUploadUrl(env: Environment): string | null {
  const text = textOf(env, 'VITE_IMAGE_UPLOAD_URL')
  if (text !== null && (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))) {
    throw new ConfigError('VITE_IMAGE_UPLOAD_URL must be an http or https address.')
  }
  return text
}

function readOrigins(env: Environment): string[] {
  const origins = (textOf(env, 'ALLOWED_ORIGINS') ?? '')
    .split(',')
    .map((origin) => origin.trim())
    .filter((origin) => origin !== '')
  for (const origin of origins) {
    if (!URL.canParse(origin) || new URL(origin).origin !== origin) {
      throw new ConfigError(
        `ALLOWED_ORIGINS must list origins such as https://shop.example, separated by commas; '${origin}' is none.`,
      )
    }
  }
  return origins
}
