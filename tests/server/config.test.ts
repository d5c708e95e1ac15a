import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '../../server/config/config.ts'
import { ConfigError } from '../../server/config/values.ts'

const refusal = (env: Record<string, string>): string => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

const firebase = (projectId: string) =>
  JSON.stringify({ apiKey: 'k', authDomain: 'market.example', projectId })

const mail = {
  SMTP_URL: 'smtp://u:p@mail.example',
  MAIL_FROM: 'no-reply@shop.example',
  PUBLIC_ORIGIN: 'https://shop.example',
}

test('without variables, everything is embedded and the server listens on localhost only', () => {
  expect(readConfig({})).toEqual({
    port: 4310,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    databaseUrl: null,
    databaseListenUrl: null,
    databaseReadUrl: null,
    databaseConnections: 10,
    databaseStatementSeconds: 60,
    preparesStatements: true,
    identityProject: null,
    firebaseKey: null,
    stripe: null,
    imageUploadUrl: null,
    s3: null,
    smtp: null,
    otherServer: null,
    demo: true,
    allowedOrigins: [],
    publicOrigin: null,
    operatorEmail: null,
    pushServices: [],
    legacyClients: false,
    standinsOnNetwork: false,
    authEmulator: null,
    trustedProxies: 0,
    drainSeconds: 0,
    rateLimits: false,
    logFormat: 'text',
    telemetry: null,
    servesClient: true,
  })
})

test('everything can be set', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '0.0.0.0',
    DATABASE_URL: 'postgres://u:p@db:5432/market',
    IDENTITY_PROJECT: 'my-market-1',
    STRIPE_SECRET_KEY: 'sk_test_abc',
    STRIPE_WEBHOOK_SECRET: 'whsec_abc',
    VITE_IMAGE_UPLOAD_URL: 'https://images.example/upload?key=1',
    ALLOWED_ORIGINS: 'https://a.example, http://localhost:5173',
    PUBLIC_ORIGIN: 'https://shop.example',
    SMTP_URL: 'smtp://shop:p%40ss@mail.example',
    MAIL_FROM: 'Loppis <no-reply@shop.example>',
  })
  expect(config).toMatchObject({
    port: 0,
    host: '0.0.0.0',
    identityProject: 'my-market-1',
    stripe: { secretKey: 'sk_test_abc', webhookSecret: 'whsec_abc' },
    demo: false,
    allowedOrigins: ['https://a.example', 'http://localhost:5173'],
    publicOrigin: 'https://shop.example',
    smtp: {
      host: 'mail.example',
      port: 587,
      isTls: false,
      login: { user: 'shop', password: 'p@ss' },
      from: 'Loppis <no-reply@shop.example>',
    },
  })
})

test.each([
  ['smtps://u:p@mail.example', { port: 465, isTls: true }],
  ['smtps://u:p@mail.example:2465/', { port: 2465, isTls: true }],
  ['smtp://[::1]:25', { host: '::1', port: 25, isTls: false, login: null }],
])('SMTP_URL may be %s', (SMTP_URL, smtp) => {
  expect(readConfig({ ...mail, SMTP_URL }).smtp).toMatchObject(smtp)
})

test('does not take the vendors of a client that is built for another server', () => {
  const client = {
    VITE_API_URL: 'https://api.example/market',
    VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_a',
    VITE_FIREBASE_CONFIG: firebase('market-1'),
  }
  expect(readConfig(client)).toMatchObject({
    identityProject: null,
    stripe: null,
    otherServer: {
      origin: 'https://api.example',
      authDomain: 'market.example',
      takesCards: true,
    },
  })
  expect(readConfig({}).otherServer).toBeNull()
})

test('the demo is on by default only with the embedded database and identity provider', () => {
  expect(readConfig({}).demo).toBe(true)
  expect(readConfig({ DATABASE_URL: 'postgres://u@db/m' }).demo).toBe(false)
  expect(readConfig({ DATABASE_URL: 'postgres://u@db/m', DEMO: '1' }).demo).toBe(true)
  expect(readConfig({ IDENTITY_PROJECT: 'my-market-1' }).demo).toBe(false)
})

test.each([
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '65536' }],
  ['PORT', { PORT: '-1' }],
  ['DEMO', { DEMO: 'yes' }],
  ['VITE_API_URL', { VITE_API_URL: 'api.example' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://u@db/m' }],
  ['DATABASE_LISTEN_URL', { DATABASE_LISTEN_URL: 'db:5432' }],
  ['DATABASE_READ_URL', { DATABASE_READ_URL: 'db:5432' }],
  ['DATABASE_URL', { DATABASE_READ_URL: 'postgres://u:p@replica:5432/market' }],
  ['DRAIN_SECONDS', { DRAIN_SECONDS: '301' }],
  ['IDENTITY_PROJECT', { IDENTITY_PROJECT: 'Not A Project' }],
  ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_abc' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'x' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_SECRET_KEY: 'sk_test_a', STRIPE_WEBHOOK_SECRET: 'whsec_a b' }],
  ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_a' }],
  ['VITE_IMAGE_UPLOAD_URL', { VITE_IMAGE_UPLOAD_URL: 'ftp://images' }],
  ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://a.example/path' }],
  ['PUBLIC_ORIGIN', { PUBLIC_ORIGIN: 'https://a.example, https://b.example' }],
  ['OPERATOR_EMAIL', { OPERATOR_EMAIL: 'help at market' }],
  ['LEGACY_CLIENTS', { LEGACY_CLIENTS: '1', DEMO: '0' }],
  ['LEGACY_CLIENTS', { LEGACY_CLIENTS: '1', STRIPE_SECRET_KEY: 'sk_test_a' }],
  ['HOST', { HOST: '0.0.0.0' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '11' }],
  ['TRUSTED_PROXIES', { TRUSTED_PROXIES: '1' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'yes' }],
  ['LOG_FORMAT', { LOG_FORMAT: 'xml' }],
  ['VITE_FIREBASE_AUTH_EMULATOR', { VITE_FIREBASE_AUTH_EMULATOR: 'localhost:9099' }],
  ['DEMO', { DEMO: '1', IDENTITY_PROJECT: 'my-market-1' }],
  [
    'VITE_FIREBASE_CONFIG',
    { VITE_FIREBASE_CONFIG: '{ apiKey: "k" }', IDENTITY_PROJECT: 'market-1' },
  ],
  [
    'VITE_FIREBASE_CONFIG',
    { VITE_FIREBASE_CONFIG: '{"apiKey":"k"}', IDENTITY_PROJECT: 'market-1' },
  ],
  ['IDENTITY_PROJECT', { VITE_FIREBASE_CONFIG: firebase('market-1') }],
  [
    'IDENTITY_PROJECT',
    { VITE_FIREBASE_CONFIG: firebase('market-1'), IDENTITY_PROJECT: 'market-2' },
  ],
  ['VITE_STRIPE_PUBLISHABLE_KEY', { VITE_STRIPE_PUBLISHABLE_KEY: 'sk_test_a' }],
  ['STRIPE_SECRET_KEY', { VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_a' }],
  ['live key', { VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_a', STRIPE_SECRET_KEY: 'sk_test_a' }],
  ['VITE_IMAGE_UPLOAD_URL', { VITE_IMAGE_UPLOAD_URL: 'https://api.imgbb.com/1/upload' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'mail.example:25' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'https://u:p@mail.example' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'smtp://user@mail.example' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'smtp://u:p@mail.example?pool=true' }],
  ['SMTP_URL', { ...mail, SMTP_URL: 'smtp://u:100%@mail.example' }],
  ['SMTP_URL', { ...mail, SMTP_URL: '' }],
  ['MAIL_FROM', { ...mail, MAIL_FROM: '' }],
  ['MAIL_FROM', { ...mail, MAIL_FROM: 'Loppis <no-reply>' }],
  ['PUBLIC_ORIGIN', { ...mail, PUBLIC_ORIGIN: '' }],
])('an invalid %s is reported in one line that names it: %j', (name, env) => {
  const message = refusal(env)
  expect(message).toContain(name)
  expect(message).not.toContain('\n')
})

describe('secrets', () => {
  test.each([
    { STRIPE_SECRET_KEY: 'hunter2' },
    { STRIPE_WEBHOOK_SECRET: 'hunter2', STRIPE_SECRET_KEY: 'sk_test_a' },
    { DATABASE_URL: 'hunter2' },
    { DATABASE_LISTEN_URL: 'hunter2' },
    { DATABASE_READ_URL: 'hunter2' },
    { VITE_FIREBASE_CONFIG: 'hunter2' },
    { ...mail, SMTP_URL: 'smtp://shop:hunter2%@mail.example' },
    { ...mail, SMTP_URL: 'hunter2' },
    { SMTP_URL: 'smtp://shop:hunter2@mail.example' },
    { VITE_STRIPE_PUBLISHABLE_KEY: 'hunter2' },
  ])('never appear in an error message: %j', (env) => {
    expect(refusal(env)).not.toContain('hunter2')
  })
})

test.each([
  ['on localhost', {}, false],
  ['on all interfaces', { HOST: '0.0.0.0' }, true],
  ['behind a proxy', { TRUSTED_PROXIES: '1' }, true],
  ['switched off', { HOST: '0.0.0.0', RATE_LIMITS: '0' }, false],
  ['switched on', { RATE_LIMITS: '1' }, true],
])('rate limits are on by default if other machines can connect: %s', (_name, env, expected) => {
  expect(readConfig({ STANDINS_ON_NETWORK: '1', ...env }).rateLimits).toBe(expected)
})

test('STANDINS_ON_NETWORK allows stand-ins to listen on the network', () => {
  expect(readConfig({ HOST: '0.0.0.0', STANDINS_ON_NETWORK: '1' }).host).toBe('0.0.0.0')
})

const region = { S3_BUCKET: 'pictures', S3_REGION: 'eu-north-1' }

test.each<[what: string, env: Record<string, string>, s3: object]>([
  ['the region of Amazon', { S3_REGION: 'eu-north-1' }, { region: 'eu-north-1', endpoint: null }],
  [
    'the address of another server',
    { S3_ENDPOINT: 'https://s3.example' },
    { region: 'us-east-1', endpoint: 'https://s3.example' },
  ],
  [
    "Amazon's own variables",
    { AWS_REGION: 'eu-west-1', AWS_ENDPOINT_URL_S3: 'https://s3.example' },
    { region: 'eu-west-1', endpoint: 'https://s3.example' },
  ],
  [
    'both, of which ours counts',
    { AWS_REGION: 'eu-west-1', S3_REGION: 'eu-north-1' },
    { region: 'eu-north-1' },
  ],
  [
    'an access key',
    { S3_REGION: 'auto', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' },
    { credentials: { accessKeyId: 'id', secretAccessKey: 'secret' } },
  ],
])('S3_BUCKET may come with %s', (_what, env, s3) => {
  expect(readConfig({ S3_BUCKET: 'pictures', ...env }).s3).toMatchObject(s3)
})

test("Amazon's own variables alone, which every program of a machine may have, name no bucket", () => {
  const env = { AWS_REGION: 'eu-west-1', AWS_ENDPOINT_URL_S3: 'https://s3.example' }
  expect(readConfig(env).s3).toBeNull()
})

test.each<[name: string, env: Record<string, string>]>([
  ['S3_BUCKET', { ...region, S3_BUCKET: 'My Bucket' }],
  ['S3_REGION', { S3_BUCKET: 'pictures' }],
  ['S3_REGION', { ...region, S3_REGION: 'eu north' }],
  ['S3_ENDPOINT', { ...region, S3_ENDPOINT: 's3.example' }],
  ['S3_BUCKET', { S3_ENDPOINT: 'https://s3.example' }],
  ['S3_BUCKET', { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hunter2' }],
  ['S3_SECRET_ACCESS_KEY', { ...region, S3_ACCESS_KEY_ID: 'hunter2' }],
  ['S3_ACCESS_KEY_ID', { ...region, S3_SECRET_ACCESS_KEY: 'hunter2' }],
])('an invalid %s is reported in one line that names it and no key: %j', (name, env) => {
  const read = () => readConfig(env)
  expect(read).toThrow(ConfigError)
  expect(read).toThrow(name)
  expect(read).not.toThrow(/hunter2|\n/)
})

describe('a server that keeps its pictures on S3 and has no stand-in', () => {
  const real = { HOST: '0.0.0.0', IDENTITY_PROJECT: 'my-market-1', STRIPE_SECRET_KEY: 'sk_test_a' }

  test('can listen on the network', () => {
    expect(readConfig({ ...real, ...region }).host).toBe('0.0.0.0')
    expect(() => readConfig(real)).toThrow('would open the stand-ins to the network')
  })

  test('cannot for the users of another server, whom it does not know', () => {
    const env = { ...real, ...region, VITE_API_URL: 'https://api.example' }
    expect(() => readConfig(env)).toThrow('would open the stand-ins to the network')
  })
})
