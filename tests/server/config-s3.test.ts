import { describe, expect, test } from 'vitest'
import { readConfig } from '../../server/config/config.ts'
import { ConfigError } from '../../server/config/values.ts'

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
