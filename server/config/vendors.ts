import { readS3, type S3 } from './s3.ts'
import { readSmtp, type Smtp } from './mail.ts'
import { ConfigError, type Environment, readOrigin, readWebAddress, textOf } from './values.ts'

/** The configuration of the external services. */
export type Vendors = {
  /** The Firebase project whose ID tokens are accepted; null: the identity stand-in. */
  identityProject: string | null
  /** The web API key with which the client calls that project; null: not configured here. */
  firebaseKey: string | null
  /** The origin of a Firebase Auth emulator that the client signs in with; null: none. */
  authEmulator: string | null
  /** null: the card stand-in. */
  stripe: { secretKey: string; webhookSecret: string | null } | null
  /** The real image host's upload endpoint; null: the image stand-in. */
  imageUploadUrl: string | null
  /** Where the server stores pictures; null: in the data folder. */
  s3: S3 | null
  /** null: nothing sends mails; the demo world shows them on a page. */
  smtp: Smtp | null
  /** Another server that the client is built for (VITE_API_URL); null: this server. */
  otherServer: OtherServer | null
}

/** The other server that the client is built for, to which its pages connect. */
type OtherServer = {
  origin: string
  /** The domain of its Firebase sign-in; null: none. */
  authDomain: string | null
  /** The client's card fields are Stripe's. */
  takesCards: boolean
}

/**
 * Reads the vendor configuration, and the client's variables where they are set: both sides must use the same vendors,
 * unless VITE_API_URL points the client to another server. Throws ConfigError.
 */
export function readVendors(env: Environment): Vendors {
  const identityProject = readIdentityProject(env)
  const firebase = readFirebaseConfig(env)
  const authEmulator = readEmulator(env)
  const stripe = readStripe(env)
  const publishableKey = readPublishableKey(env)
  const apiUrl = readWebAddress(env, 'VITE_API_URL')
  if (apiUrl === null) {
    if (firebase !== null && authEmulator === null) requireSameProject(firebase, identityProject)
    if (publishableKey !== null) requireSameMode(publishableKey, stripe?.secretKey ?? null)
  }
  return {
    identityProject,
    firebaseKey: firebase?.apiKey ?? null,
    authEmulator,
    stripe,
    // This is the client's variable: when the client uploads to a real host, the stand-in must not run.
    imageUploadUrl: readImageUploadUrl(env),
    s3: readS3(env),
    smtp: readSmtp(env, readOrigin(env, 'PUBLIC_ORIGIN')),
    otherServer:
      apiUrl === null
        ? null
        : {
            origin: new URL(apiUrl).origin,
            authDomain: firebase?.authDomain ?? null,
            takesCards: publishableKey !== null,
          },
  }
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

type FirebaseConfig = { apiKey: string; authDomain: string; projectId: string | null }

function readFirebaseConfig(env: Environment): FirebaseConfig | null {
  const text = textOf(env, 'VITE_FIREBASE_CONFIG')
  if (text === null) return null
  const config = parseJson(text)
  const [apiKey, authDomain, projectId] = ['apiKey', 'authDomain', 'projectId'].map((field) => {
    const value: unknown =
      typeof config === 'object' && config !== null ? Reflect.get(config, field) : null
    return typeof value === 'string' && value !== '' ? value : null
  })
  if (!apiKey || !authDomain) {
    throw new ConfigError(
      'VITE_FIREBASE_CONFIG must be the Firebase web configuration as JSON, with apiKey and authDomain.',
    )
  }
  return { apiKey, authDomain, projectId: projectId ?? null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Reads the client's variable, since the content security policy must allow its pages to connect to the emulator. */
function readEmulator(env: Environment): string | null {
  const address = readWebAddress(env, 'VITE_FIREBASE_AUTH_EMULATOR')
  return address === null ? null : new URL(address).origin
}

function readStripe(env: Environment): Vendors['stripe'] {
  const secretKey = textOf(env, 'STRIPE_SECRET_KEY')
  const webhookSecret = textOf(env, 'STRIPE_WEBHOOK_SECRET')
  if (secretKey !== null && !/^(sk|rk)_(test|live)_\w+$/.test(secretKey)) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY must begin with sk_test_, sk_live_, rk_test_ or rk_live_ (its value is not shown here).',
    )
  }
  if (webhookSecret !== null && !/^whsec_\S+(?:\s+whsec_\S+)*$/.test(webhookSecret)) {
    throw new ConfigError(
      'STRIPE_WEBHOOK_SECRET must begin with whsec_ (its value is not shown here). Separate several secrets by spaces.',
    )
  }
  if (secretKey === null && webhookSecret !== null) {
    throw new ConfigError('STRIPE_WEBHOOK_SECRET needs STRIPE_SECRET_KEY beside it.')
  }
  return secretKey === null ? null : { secretKey, webhookSecret }
}

function readPublishableKey(env: Environment): string | null {
  const key = textOf(env, 'VITE_STRIPE_PUBLISHABLE_KEY')
  if (key !== null && !/^pk_(test|live)_\w+$/.test(key)) {
    throw new ConfigError(
      'VITE_STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_ (its value is not shown here).',
    )
  }
  return key
}

function readImageUploadUrl(env: Environment): string | null {
  const address = readWebAddress(env, 'VITE_IMAGE_UPLOAD_URL')
  if (address === null) return null
  const { hostname, searchParams } = new URL(address)
  if (hostname === 'api.imgbb.com' && !searchParams.get('key')) {
    throw new ConfigError(
      'VITE_IMAGE_UPLOAD_URL lacks its key: https://api.imgbb.com/1/upload?key=…',
    )
  }
  return address
}

function requireSameProject({ projectId }: FirebaseConfig, identityProject: string | null): void {
  if (identityProject === null) {
    throw new ConfigError(
      `VITE_FIREBASE_CONFIG needs IDENTITY_PROJECT=${projectId ?? '…'} beside it, or the server believes none of its sign-ins.`,
    )
  }
  if (projectId !== null && projectId !== identityProject) {
    throw new ConfigError(
      `IDENTITY_PROJECT is '${identityProject}', but VITE_FIREBASE_CONFIG is of the project '${projectId}'.`,
    )
  }
}

/** Returns the mode of a Stripe key: test or live. */
export const modeOf = (key: string): string => key.split('_')[1] ?? ''

function requireSameMode(publishableKey: string, secretKey: string | null): void {
  if (secretKey === null) {
    throw new ConfigError(
      'VITE_STRIPE_PUBLISHABLE_KEY needs STRIPE_SECRET_KEY beside it, or the server takes no money there.',
    )
  }
  const [client, server] = [modeOf(publishableKey), modeOf(secretKey)]
  if (client !== server) {
    throw new ConfigError(
      `STRIPE_SECRET_KEY is a ${server} key, but VITE_STRIPE_PUBLISHABLE_KEY is a ${client} key.`,
    )
  }
}
