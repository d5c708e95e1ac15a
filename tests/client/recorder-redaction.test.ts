import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type AnyActorRef, createActor, createMachine } from 'xstate'
import { createRecorder } from '../../src/actors/recorder.ts'
import { maskedText, redacted } from '../../src/actors/redaction.ts'
import { fileOf, createFlightRecording } from '../../src/actors/flight-recording.ts'
import { FailureError } from '../../src/domain/failure.ts'

/** A secret that a report must not contain, and a value that contains the secret at some depth. */
type Planted = { hidden: string; value: unknown }

const text = fc.stringMatching(/^[A-Za-z0-9]{12,40}$/)
const digits = fc.stringMatching(/^4[0-9]{3} ?[0-9]{4} ?[0-9]{4} ?[0-9]{4}$/)
const secretText = fc.oneof(
  text.map((one) => `pi_1_secret_${one}`),
  text.map((one) => `sk_live_${one}`),
  text.map((one) => `eyJ${one}.${one}.${one}`),
  digits,
)
const secretKey = fc.constantFrom(
  'password',
  'accessToken',
  'clientSecret',
  'refreshToken',
  'proof',
  'secret',
  'cardNumber',
  'cvc',
)
/** The keys whose text a report stores. */
const toldKey = fc.constantFrom('message', 'title', 'detail', 'code', 'status', 'output', '_id')
const anyKey = fc.oneof(toldKey, fc.constantFrom('form', 'name', 'location', 'url', 'phoneNumber'))
const words = fc.constantFrom('', 'Sent to ', '/users/role/', 'https://a.test/?email=', '(', 'x: ')

const email = fc.emailAddress()
const planted: fc.Arbitrary<Planted> = fc.oneof(
  // Any value under a secret key.
  fc
    .record({ key: secretKey, hidden: text })
    .chain(({ key, hidden }) =>
      fc
        .constantFrom(
          { [key]: hidden },
          { [key]: [hidden] },
          { [key]: { inner: { status: hidden } } },
        )
        .map((value) => ({ hidden, value })),
    ),
  // A secret inside text that the report stores.
  fc
    .record({ key: toldKey, hidden: secretText, before: words })
    .map(({ key, hidden, before }) => ({ hidden, value: { [key]: `${before}${hidden} and on` } })),
  // Text that a user typed.
  fc
    .record({ hidden: text, key: fc.constantFrom('name', 'location', 'phoneNumber', 'text') })
    .map(({ hidden, key }) => ({ hidden, value: { [key]: hidden } })),
  // An e-mail address anywhere: as a value, in a sentence, in a URL, as a key, in a file name or in an error.
  fc.record({ hidden: email, key: anyKey, before: words }).map(({ hidden, key, before }) => ({
    hidden,
    value: { [key]: `${before}${hidden} wrote` },
  })),
  email.map((hidden) => ({
    hidden: encodeURIComponent(hidden),
    value: { message: `GET /users/role/${encodeURIComponent(hidden)}` },
  })),
  email.map((hidden) => ({ hidden, value: { [hidden]: true } })),
  email.map((hidden) => ({ hidden, value: new File(['bytes'], `${hidden}.jpg`) })),
  email.map((hidden) => ({
    hidden,
    value: new FailureError({ kind: 'server', status: 500, message: `No ${hidden} here` }),
  })),
)

/** Nests a value as deep as event payloads are, and deeper. */
const within = (value: unknown, keys: readonly string[]): unknown =>
  keys.reduce((inner: unknown, key, index) => (index % 2 === 0 ? { [key]: inner } : [inner]), value)

/** Returns the text of the report that is saved after an event with `held` in its payload. */
function savedWith(held: unknown): string {
  const recorder = createRecorder()
  const { inspect } = recorder
  const actor: AnyActorRef = createActor(createMachine({ id: 'lamp' }), { inspect }).start()
  actor.send({ type: 'lamp.lit', held })
  const build = { version: '1.2.3', commit: null }
  expect(recorder.events()).toHaveLength(2)
  return fileOf(createFlightRecording(recorder, { build, route: '/', viewer: 'guest' })).text
}

describe('redacting an event', () => {
  it('S8: removes planted secrets and e-mail addresses at any depth and in any text', () => {
    fc.assert(
      fc.property(planted, fc.array(anyKey, { maxLength: 6 }), ({ hidden, value }, keys) => {
        expect(savedWith(within(value, keys))).not.toContain(hidden)
      }),
      { numRuns: 2000, seed: 1 },
    )
  })

  it('keeps the name and the size of a file', () => {
    expect(redacted(new File(['bytes'], 'camera.jpg'))).toEqual({ file: 'camera.jpg', size: 5 })
  })

  it('keeps the text of machines and servers, and only the length of other text', () => {
    expect(
      redacted({ kind: 'server', status: 503, message: 'Out for lunch', location: 'By the well' }),
    ).toEqual({
      kind: 'server',
      status: 503,
      message: 'Out for lunch',
      location: '(11 characters)',
    })
  })

  it('keeps the request id of a failure, even if it consists of digits', () => {
    const requestId = '12345678901234567890'
    const failure = { kind: 'server', status: 503, message: 'Out for lunch', requestId } as const
    expect(redacted({ error: new FailureError(failure) })).toMatchObject({
      error: { failure: { requestId } },
    })
  })

  it('keeps an id whose first digits look like a card number', () => {
    const _id = '12345678-9012-4bcd-8a86-997900757fdb'
    expect(redacted({ _id })).toEqual({ _id })
    expect(maskedText(`/dashboard/payment/${_id}`)).toBe(`/dashboard/payment/${_id}`)
  })

  it('S8: removes a secret that contains an id', () => {
    expect(maskedText('pi_1_secret_12345678-9012-4bcd-8a86-997900757fdb')).toBe('(hidden)')
  })

  it('truncates long text', () => {
    expect(redacted({ message: 'so '.repeat(1000) })).toEqual({
      message: expect.stringMatching(/^(so ){26}so…$/),
    })
  })
})
