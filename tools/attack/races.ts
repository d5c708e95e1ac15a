import { type Answer, type Ask, isDone, textIn } from './client.ts'
import { type Person, registerMany } from './people.ts'
import {
  addProduct,
  book,
  type Booking,
  confirm,
  deleteBooking,
  requestIntent,
  requestSave,
} from './purchases.ts'
import { attackByRemovals } from './removals.ts'
import { attackByRepeats } from './repeats.ts'
import type { Attempts } from './report.ts'
import { type Purchase, type Race, settle } from './sales.ts'

const BUYERS = 10
const CROWDS = 5
const DUELS = 80

/** Several requests about one item at the same moment: it is sold once, and every other charge is refunded. */
export async function attackByRaces(
  ask: Ask,
  { admin }: { admin: Person },
  attempts: Attempts,
): Promise<void> {
  const [seller] = await registerMany(ask, 'seller', 1)
  if (seller === undefined) throw new Error('There is no seller.')
  const race: Race = { ask, seller, admin, buyers: await registerMany(ask, 'buyer', BUYERS) }
  for (let crowd = 1; crowd <= CROWDS; crowd += 1) await raceForIntent(race, attempts)
  for (let duel = 1; duel <= DUELS; duel += 1) await raceToPay(race, duel, attempts)
  await attackByRepeats(race, attempts)
  await attackByRemovals(race, attempts)
}

const clientSecretIn = (answer: Answer) => (isDone(answer) ? textIn(answer, 'clientSecret') : null)

/** Ten buyers open payments for one item at once: one of them gets an intent. */
async function raceForIntent(race: Race, attempts: Attempts): Promise<void> {
  const { ask, seller, buyers } = race
  const product = await addProduct(ask, seller)
  const bookings = await Promise.all(buyers.map((buyer) => book(ask, product, buyer)))
  const answers = await Promise.all(bookings.map((booking) => requestIntent(ask, booking)))
  const isOrderly = answers.every(({ status }) => status === 200 || status === 409)
  const opened = answers.filter(isDone)
  attempts.count('ten buyers open payments at once: one intent', isOrderly && opened.length === 1, {
    exchange: answers.map(({ exchange }) => exchange).join('\n  '),
  })
  const purchases = await Promise.all(bookings.map((booking) => pay(race, booking)))
  await settle(race, 'ten buyers pay at once', { product, purchases }, attempts)
}

/** Opens, confirms and saves a payment, without waiting for anybody else. */
async function pay({ ask }: Race, booking: Booking): Promise<Purchase> {
  const clientSecret = clientSecretIn(await requestIntent(ask, booking))
  if (clientSecret === null) return { booking, clientSecret }
  const confirmed = await confirm(ask, clientSecret)
  if (isDone(confirmed)) await requestSave(ask, booking, clientSecret)
  return { booking, clientSecret }
}

/**
 * Two buyers pay for one item. In every second round the first has an intent already and gives up the booking while
 * confirming it, so that the second gets an intent too.
 */
async function raceToPay(race: Race, duel: number, attempts: Attempts): Promise<void> {
  const { ask, seller, buyers } = race
  const [one, other] = [buyers[duel % BUYERS], buyers[(duel + 1) % BUYERS]]
  if (one === undefined || other === undefined) throw new Error('A duel needs two buyers.')
  const product = await addProduct(ask, seller)
  const first = await book(ask, product, one)
  const second = await book(ask, product, other)
  const purchases: Purchase[] = []
  if (duel % 2 === 0) {
    purchases.push(...(await Promise.all([pay(race, first), pay(race, second)])))
  } else {
    const clientSecret = clientSecretIn(await requestIntent(ask, first))
    purchases.push({ booking: first, clientSecret })
    const [, ...rest] = await Promise.all([
      clientSecret === null ? null : confirm(ask, clientSecret),
      deleteBooking(ask, first).then(() => pay(race, second)),
      pay(race, second),
    ])
    purchases.push(...rest)
  }
  await settle(race, `two buyers pay at once, round ${duel}`, { product, purchases }, attempts)
}
