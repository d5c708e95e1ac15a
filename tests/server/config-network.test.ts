import { expect, test } from 'vitest'
import { readConfig } from '../../server/config/config.ts'

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
