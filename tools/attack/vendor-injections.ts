import type { Answer, Ask } from './client.ts'
import { bodies, texts, wrongTypes } from './payloads.ts'
import { callIdentity, signInWithGoogle } from './people.ts'
import type { Attempts } from './report.ts'
import { BOUNDARY } from './sockets.ts'
import { encodeText, runTrials, shown, type Trial } from './trials.ts'

/** The stand-ins of the identity provider and the card provider are part of the server. */
export async function attackVendors(ask: Ask, attempts: Attempts): Promise<void> {
  const email = 'injected@attack.test'
  const cards = (path: string, form: Record<string, string>) =>
    ask({
      method: 'POST',
      path: `/standins/cards/v1/${path}`,
      bearer: 'pk_test_standin',
      body: new URLSearchParams(form),
    })
  const trials = [...texts, ...wrongTypes].flatMap((value): Trial[] => {
    const payload = typeof value === 'string' ? value : ''
    const calls: Record<string, () => Promise<Answer>> = {
      'an e-mail': () => callIdentity(ask, 'signInWithPassword', { email: value, password: 'x' }),
      'a password': () => callIdentity(ask, 'signInWithPassword', { email, password: value }),
      'an ID token': () => callIdentity(ask, 'lookup', { idToken: value }),
      'a Google name': () => signInWithGoogle(ask, { email, name: value }),
      'a Google account': () => callIdentity(ask, 'signInWithIdp', { requestUri: value }),
      'a method': () => callIdentity(ask, encodeText(payload.slice(0, 1000)), {}),
      'an intent': () => cards(`payment_intents/${encodeText(payload.slice(0, 1000))}/confirm`, {}),
      'a client secret': () => cards('payment_intents/pi_x/confirm', { client_secret: payload }),
      'a parameter': () =>
        cards('payment_methods', { type: 'card', [`card[${payload}]`]: payload }),
    }
    return Object.entries(calls).map(([name, send]) => ({
      attempt: `${name} of a vendor = ${shown(value)}`,
      payload,
      send,
    }))
  })
  await runTrials([...trials, ...bodyTrials(ask)], attempts)
}

const CONTENT_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'text/plain', 'x']

/** Where the vendors' scripts in a browser send a body. */
const ADDRESSES = [
  '/identitytoolkit.googleapis.com/v1/accounts:signUp',
  '/identitytoolkit.googleapis.com/v1/accounts:update',
  '/identitytoolkit.googleapis.com/v1/accounts:delete',
  '/securetoken.googleapis.com/v1/token',
  '/standins/cards/v1/payment_methods',
  '/standins/cards/v1/payment_intents',
  '/standins/cards/v1/payment_intents/pi_x/confirm',
  '/standins/cards/v1/refunds',
  '/standins/cards/card-entries/0123456789012345678901/number',
  '/standins/cards/card-entries/x/%2e%2e',
  '/standins/cards/challenges/x',
  '/standins/cards/bank/x',
]

/** Bodies by their content type; a form that breaks off is among them. */
function typedBodies(): [type: string, body: string][] {
  const multipart = `multipart/form-data; boundary=${BOUNDARY}`
  const head = 'content-disposition: form-data; name="answer"'
  return [
    ...[...bodies, 'x'.repeat(2000), 'x'.repeat(70_000)].map((body, index): [string, string] => [
      CONTENT_TYPES[index % CONTENT_TYPES.length] ?? '',
      body,
    ]),
    [multipart, ''],
    [multipart, `--${BOUNDARY}\r\n${head}`],
    [multipart, `--${BOUNDARY}\r\n${head}\r\n\r\napprove`],
    ['multipart/form-data', `--${BOUNDARY}\r\n${head}\r\n\r\napprove`],
    ['multipart/form-data; boundary=', 'x'],
  ]
}

function bodyTrials(ask: Ask): Trial[] {
  return ADDRESSES.flatMap((path) =>
    typedBodies().map(([type, body]): Trial => ({
      attempt: `POST ${path} with ${type} ${shown(body)}`,
      payload: body,
      send: () =>
        ask({
          method: 'POST',
          path,
          bearer: 'pk_test_standin',
          body,
          headers: { 'content-type': type },
        }),
    })),
  )
}
