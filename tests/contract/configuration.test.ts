import { describe, expect, it } from 'vitest'
import { readBuildSettings } from '../../src/build-settings.ts'
import { createConfig } from '../../src/config.ts'

const origin = 'https://loppis.test'
const firebase = { apiKey: 'key-1', authDomain: 'market.test', projectId: 'market' }

/** The configuration of a page of `origin` that was built with these variables. */
const configOf = (env: Record<string, unknown>, demo?: string) =>
  createConfig(readBuildSettings(env), origin, demo)

describe('C1: the configuration', () => {
  it('C1: defaults to the embedded services on the origin of the page', () => {
    expect(configOf({ MODE: 'production', DEV: false })).toEqual({
      build: { version: 'unknown', commit: null },
      apiUrl: origin,
      identity: { firebase: null, emulatorOrigin: null, standInOrigin: origin },
      demoAccounts: [],
      cards: { publishableKey: null, standInScript: `${origin}/standins/cards/stripe.js` },
      images: { uploadUrl: `${origin}/standins/images/upload` },
    })
  })

  it('C1: treats an empty variable as unset', () => {
    const empty = { VITE_API_URL: '', VITE_FIREBASE_CONFIG: ' ', VITE_IMAGE_UPLOAD_URL: '' }
    expect(configOf(empty)).toEqual(configOf({}))
  })

  it('C1: can replace every embedded service', () => {
    const config = configOf({
      VITE_VERSION: '1.2.3',
      VITE_COMMIT: '0fa40c1',
      VITE_API_URL: 'https://api.test/market/',
      VITE_FIREBASE_CONFIG: JSON.stringify(firebase),
      VITE_FIREBASE_AUTH_EMULATOR: 'http://127.0.0.1:9099/',
      VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_123',
      VITE_IMAGE_UPLOAD_URL: 'https://images.test/1/upload?key=k',
    })
    expect(config).toEqual({
      build: { version: '1.2.3', commit: '0fa40c1' },
      apiUrl: 'https://api.test/market',
      identity: { firebase, emulatorOrigin: 'http://127.0.0.1:9099', standInOrigin: origin },
      demoAccounts: [],
      cards: {
        publishableKey: 'pk_test_123',
        standInScript: `${origin}/standins/cards/stripe.js`,
      },
      images: { uploadUrl: 'https://images.test/1/upload?key=k' },
    })
  })

  it.each([
    ['VITE_API_URL', 'api.secret.test'],
    ['VITE_API_URL', 'ftp://api.secret.test'],
    ['VITE_API_URL', 'https://api.secret.test/?key=1'],
    ['VITE_FIREBASE_CONFIG', '{ apiKey: "secret" }'],
    ['VITE_FIREBASE_CONFIG', '{"apiKey":"secret"}'],
    ['VITE_FIREBASE_CONFIG', '["secret"]'],
    ['VITE_FIREBASE_AUTH_EMULATOR', 'http://127.0.0.1:9099/secret'],
    ['VITE_STRIPE_PUBLISHABLE_KEY', 'sk_test_secret'],
    ['VITE_IMAGE_UPLOAD_URL', '/secret'],
  ])(
    'C1: a malformed %s (%s) throws an error that names the variable without its value',
    (name, value) => {
      const read = () => readBuildSettings({ [name]: value })
      expect(read).toThrow(name)
      expect(read).not.toThrow('secret')
    },
  )

  describe('the demo accounts', () => {
    const accounts = [
      { kind: 'buyer', email: 'b@loppis.test', password: 'second-hand' },
      { kind: 'unverifiedSeller', email: 's@loppis.test', password: 'second-hand' },
    ]
    const offered = (demo: string, env = {}) => configOf(env, demo).demoAccounts

    it('S1: are those that the page lists', () => {
      expect(offered(JSON.stringify(accounts))).toEqual(accounts)
    })

    it.each([
      ['a Firebase project', { VITE_FIREBASE_CONFIG: JSON.stringify(firebase) }],
      ['an Auth emulator', { VITE_FIREBASE_AUTH_EMULATOR: 'http://127.0.0.1:9099' }],
    ])('S1: are not offered with %s, which does not know them', (_, env) => {
      expect(offered(JSON.stringify(accounts), env)).toEqual([])
    })

    it.each(['', 'all', '{}', '[null]', '[{"kind":"owner","email":"a","password":"b"}]'])(
      'S1: are empty if the page lists %j',
      (demo) => {
        expect(offered(demo)).toEqual([])
      },
    )
  })
})
