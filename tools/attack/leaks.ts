import { type Answer, isDone, isRefused } from './client.ts'
import { idOf } from './calls.ts'
import { demo, type Person, registerNew, signIn } from './people.ts'
import { addProduct, book, buy, listingOf } from './purchases.ts'
import type { Attempts } from './report.ts'
import type { Target } from './target.ts'

/** How long a stream may take to end. Its heartbeat comes every 20 seconds, and its own end after half an hour. */
const PATIENCE_MS = 10_000

/** Reads what others have to keep for themselves, also after the end of a session, and stores what deceives readers. */
export async function attackByLeaks(
  target: Target,
  { admin }: { admin: Person },
  attempts: Attempts,
): Promise<void> {
  await outliveSessions(target, admin, attempts)
  await readPayers(target, attempts)
  await storeDeceptions(target, attempts)
}

/** Keeps a live stream open beyond the session of its user. */
async function outliveSessions(target: Target, admin: Person, attempts: Attempts): Promise<void> {
  const { ask } = target
  const endings: Record<string, (person: Person) => Promise<Answer>> = {
    'a logout everywhere': ({ accessToken }) =>
      ask({ method: 'POST', path: '/account/sign-out-everywhere', bearer: accessToken }),
    'a deletion': ({ accessToken }) =>
      ask({ method: 'DELETE', path: '/account', bearer: accessToken }),
    'a removal': async (person) =>
      ask({
        method: 'DELETE',
        path: `/remove-buyer?id=${await idOf(ask, admin, '/all-buyers', person)}`,
        bearer: admin.accessToken,
      }),
  }
  for (const [name, end] of Object.entries(endings)) {
    const person = await registerNew(ask, 'buyer')
    const stream = await fetch(`${target.origin}/live`, {
      headers: { authorization: `Bearer ${person.accessToken}`, accept: 'text/event-stream' },
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const ended = stream.text().then(
      () => true,
      () => false,
    )
    const answer = await end(person)
    attempts.count(`${name} succeeds`, isDone(answer), answer)
    attempts.count(`a stream ends with ${name}`, await ended, answer)
  }
}

/** Books an item to learn who has paid for it. */
async function readPayers({ ask }: Target, attempts: Attempts): Promise<void> {
  const seller = await signIn(ask, demo.seller)
  const [payer, booker] = [await registerNew(ask, 'buyer'), await registerNew(ask, 'buyer')]
  const product = await addProduct(ask, seller)
  const booking = await book(ask, product, booker)
  await buy(ask, product, payer)
  for (const path of [`/book-product?email=${booker.email}`, `/payment-booking/${booking.id}`]) {
    const answer = await ask({ method: 'GET', path, bearer: booker.accessToken })
    attempts.count(`GET ${path} names no payer`, !answer.text.includes(payer.email), answer)
  }
}

/** Marks that turn the direction of a text, U+202A to 202E and U+2066 to 2069. */
const DIRECTIONS = [
  '\u202a',
  '\u202b',
  '\u202c',
  '\u202d',
  '\u202e',
  '\u2066',
  '\u2067',
  '\u2068',
  '\u2069',
]

async function storeDeceptions({ ask }: Target, attempts: Attempts): Promise<void> {
  const seller = await signIn(ask, demo.seller)
  const buyer = await registerNew(ask, 'buyer')
  const list = (fields: object) =>
    ask({
      method: 'POST',
      path: '/add-product',
      bearer: seller.accessToken,
      json: { ...listingOf('Deception'), ...fields },
    })
  for (const askingPrice of ['0x10', '1e3', '0b11', '0o17', 'Infinity']) {
    const answer = await list({ askingPrice })
    attempts.count(`a price of ${askingPrice}`, isRefused(answer), answer)
  }
  for (const mark of DIRECTIONS) {
    const name = `Lamp ${mark.codePointAt(0)}`
    const listed = await list({ productName: name, description: `Blue${mark}lamp` })
    const id = String(listed.fields['insertedId'])
    const answer = await ask({ method: 'GET', path: `/products/${id}` })
    const isClean = isRefused(listed) || (isDone(answer) && !answer.text.includes(mark))
    attempts.count(`a description with U+${mark.codePointAt(0)?.toString(16)}`, isClean, answer)
  }
  const product = await addProduct(ask, seller)
  const tracked = await ask({
    method: 'POST',
    path: `/conversations/${product.id}/messages`,
    bearer: buyer.accessToken,
    json: { id: 'tracked-message', text: 'Look', pictures: ['https://tracker.example/seen.png'] },
  })
  attempts.count('a message with a picture of another host', isRefused(tracked), tracked)
}
