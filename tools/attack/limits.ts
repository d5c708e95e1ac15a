import { makeJpeg } from './bad-pictures.ts'
import { type Answer, type Ask, isDone } from './client.ts'
import {
  callIdentity,
  demo,
  PASSWORD,
  type Person,
  register,
  signIn,
  sendPassword,
} from './people.ts'
import {
  addProduct,
  book,
  deleteBooking,
  listingOf,
  requestBooking,
  requestIntent,
  requestSave,
} from './purchases.ts'
import type { Attempts } from './report.ts'
import { requestOf, sendRaw } from './sockets.ts'
import type { Target } from './target.ts'

/** More than this are sent in a minute. */
const EXCESS = 12
const AT_ONCE = 10
/** Another address of this machine; macOS has only the first. */
const OTHER_ADDRESS = '127.0.0.2'

/** A limit by address or account: how many requests pass in a minute, and how to send one. */
type Limit = {
  name: string
  most: number
  send: (index: number) => Promise<Answer>
  /** The same by another account. */
  sendAsOther?: () => Promise<Answer>
}

/** Sends more than each rate limit allows. The excess gets 429 with Retry-After, and other callers still pass. */
export async function attackLimits(target: Target, attempts: Attempts): Promise<void> {
  const { ask, port } = target
  const buyer = await signIn(ask, demo.buyer)
  const other = await signIn(ask, demo.otherBuyer)
  const seller = await signIn(ask, demo.seller)
  const otherSeller = await signIn(ask, demo.otherSeller)
  const people = { buyer, other, seller, otherSeller }
  // The counts of these begin with the sign-ins above and end a minute later.
  await guessOnePassword(ask, attempts)
  await comeFromElsewhere(port, attempts)
  for (const limit of limitsOfAddresses(ask, buyer)) await exceed(limit, attempts)
  for (const limit of await limitsOfAccounts(ask, people)) await exceed(limit, attempts)
}

async function exceed({ name, most, send, sendAsOther }: Limit, attempts: Attempts): Promise<void> {
  const answers: Answer[] = []
  while (answers.length < most + EXCESS) {
    const batch = Array.from({ length: AT_ONCE }, (_, index) => send(answers.length + index))
    answers.push(...(await Promise.all(batch)))
  }
  const passed = answers.filter(({ status }) => status !== 429)
  attempts.count(`${name}: ${most} in a minute at most`, passed.length <= most, {
    exchange: `${passed.length} of ${answers.length} passed`,
  })
  for (const answer of answers) attempts.count(`${name}: none fails`, isAnswered(answer), answer)
  const otherAnswer = await sendAsOther?.()
  if (otherAnswer === undefined) return
  attempts.count(`${name}: another account passes`, isDone(otherAnswer), otherAnswer)
}

function isAnswered({ status, headers }: Answer): boolean {
  if (status !== 429) return status >= 200 && status < 500
  const wait = Number(headers.get('retry-after'))
  return wait >= 1 && wait <= 60
}

type People = Record<'buyer' | 'other' | 'seller' | 'otherSeller', Person>

async function limitsOfAccounts(
  ask: Ask,
  { buyer, other, seller, otherSeller }: People,
): Promise<Limit[]> {
  const product = await addProduct(ask, seller)
  const own = await book(ask, product, buyer)
  const others = await book(ask, await addProduct(ask, seller), other)
  const report = (person: Person) =>
    ask({
      method: 'POST',
      path: '/reported-product/',
      bearer: person.accessToken,
      json: { id: product.id },
    })
  const list =
    (person: Person) =>
    (index = 0) =>
      ask({
        method: 'POST',
        path: '/add-product',
        bearer: person.accessToken,
        json: listingOf(`Flood ${index}`),
      })
  return [
    {
      name: 'booking',
      most: 60,
      send: () => requestBooking(ask, product, buyer),
      sendAsOther: () => requestBooking(ask, product, other),
    },
    {
      name: 'opening a payment',
      most: 20,
      send: () => requestIntent(ask, own),
      sendAsOther: () => requestIntent(ask, others),
    },
    { name: 'saving a payment', most: 60, send: () => requestSave(ask, own, 'pi_none') },
    { name: 'reporting', most: 30, send: () => report(buyer), sendAsOther: () => report(other) },
    {
      name: 'deleting a booking',
      most: 60,
      send: () => deleteBooking(ask, own),
      sendAsOther: () => deleteBooking(ask, others),
    },
    { name: 'listing', most: 30, send: list(seller), sendAsOther: list(otherSeller) },
  ]
}

/** A forged X-Forwarded-For does not make another address. */
const forged = (index: number) => ({ 'x-forwarded-for': `203.0.113.${index % 250}` })

function limitsOfAddresses(ask: Ask, buyer: Person): Limit[] {
  const { email, idToken } = buyer
  const user = { name: 'A buyer', email, role: 'buyer' }
  return [
    {
      name: 'access tokens',
      most: 60,
      send: (index) =>
        ask({
          method: 'GET',
          path: `/jwt?email=${email}`,
          bearer: idToken,
          headers: forged(index),
        }),
    },
    { name: 'registering', most: 60, send: () => register(ask, idToken, user) },
    {
      name: 'searching',
      most: 600,
      send: (index) => ask({ method: 'GET', path: '/search?sort=none', headers: forged(index) }),
    },
    {
      name: 'unsubscribing',
      most: 60,
      send: () => ask({ method: 'POST', path: '/notifications/unsubscribe?token=any' }),
    },
    {
      name: 'events of the card provider',
      most: 1200,
      send: () => ask({ method: 'POST', path: '/webhooks/cards', json: {} }),
    },
    {
      name: 'uploading',
      most: 30,
      async send() {
        const form = new FormData()
        form.set('image', new File([new Uint8Array(await makeJpeg(16))], 'a.jpg'))
        return ask({ method: 'POST', path: '/standins/images/upload', body: form })
      },
    },
    {
      name: 'card fields',
      most: 180,
      send: (index) =>
        ask({
          method: 'POST',
          path: `/standins/cards/card-entries/${String(index).padStart(24, '0')}/number`,
          body: '4242424242424242',
          headers: forged(index),
        }),
    },
    {
      name: "a user's data at the identity provider",
      most: 300,
      send: () => callIdentity(ask, 'lookup', { idToken }),
    },
  ]
}

/** Guesses lock the account after five, and the address after sixty. */
async function guessOnePassword(ask: Ask, attempts: Attempts): Promise<void> {
  const email = 'noor@loppis.test'
  const guess = (index: number) => sendPassword(ask, 'signInWithPassword', email, `guess-${index}`)
  await exceed({ name: 'guessing a password', most: 60, send: guess }, attempts)
  const late = await sendPassword(ask, 'signInWithPassword', email, PASSWORD)
  attempts.count('the right password after many guesses', late.status === 429, late)
}

/** The limits of an address do not hurt another address. */
async function comeFromElsewhere(port: number, attempts: Attempts): Promise<void> {
  const json = JSON.stringify({ email: demo.admin, password: PASSWORD, returnSecureToken: true })
  const head = [
    'POST /identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Content-Type: application/json',
    'Connection: close',
    `Content-Length: ${json.length}`,
  ]
  const answer = await sendRaw(port, requestOf(head, json), OTHER_ADDRESS).catch(() => null)
  if (answer === null) return
  attempts.count('another address still signs in', answer.statuses[0] === 200, answer)
}
