import { idOf } from './calls.ts'
import { type Answer, isDone, textIn } from './client.ts'
import { type Person, registerNew } from './people.ts'
import {
  addProduct,
  book,
  type Booking,
  confirm,
  deleteBooking,
  requestIntent,
  requestSave,
} from './purchases.ts'
import type { Attempts } from './report.ts'
import { type Race, settle } from './sales.ts'

const ROUNDS = 6

/** Removes a booking, a product, its seller or its buyer at the moment of the payment. */
export async function attackByRemovals(race: Race, attempts: Attempts): Promise<void> {
  const { ask, admin } = race
  const asAdmin = (path: string) => ask({ method: 'DELETE', path, bearer: admin.accessToken })
  const removals: Record<string, Removal> = {
    'the booking': (booking) => deleteBooking(ask, booking),
    'the product by its seller': ({ product }, seller) =>
      ask({
        method: 'DELETE',
        path: `/delete-product/${product.id}`,
        bearer: seller.accessToken,
      }),
    'the product by an admin': ({ product }) => asAdmin(`/delete-product/${product.id}`),
    'the buyer': async ({ buyer }) =>
      asAdmin(`/remove-buyer?id=${await idOf(ask, admin, '/all-buyers', buyer)}`),
    'the seller': (_booking, { email }) => asAdmin(`/remove-seller?email=${email}`),
  }
  for (const [name, remove] of Object.entries(removals)) {
    for (let round = 0; round < ROUNDS; round += 1) {
      await payAndRemove(race, { name, remove, round }, attempts)
    }
  }
}

type Removal = (booking: Booking, seller: Person) => Promise<Answer>

/** Rounds differ in the request that the removal meets: opening the payment, confirming it, or saving it. */
async function payAndRemove(
  race: Race,
  { name, remove, round }: { name: string; remove: Removal; round: number },
  attempts: Attempts,
): Promise<void> {
  const { ask } = race
  const seller = name === 'the seller' ? await registerNew(ask, 'seller') : race.seller
  const buyer = name === 'the buyer' ? await registerNew(ask, 'buyer') : race.buyers[0]
  if (buyer === undefined) throw new Error('There is no buyer.')
  const booking = await book(ask, await addProduct(ask, seller), buyer)
  const removal = () => remove(booking, seller)

  const [opened] = await Promise.all([requestIntent(ask, booking), round % 3 === 0 && removal()])
  const clientSecret = isDone(opened) ? textIn(opened, 'clientSecret') : null
  if (clientSecret !== null) {
    await Promise.all([confirm(ask, clientSecret), round % 3 === 1 && removal()])
    await Promise.all([requestSave(ask, booking, clientSecret), round % 3 === 2 && removal()])
  }
  const purchases = [{ booking, clientSecret }]
  const attempt = `removing ${name} while it is paid, round ${round + 1}`
  await settle({ ...race, seller }, attempt, { product: booking.product, purchases }, attempts)
}
