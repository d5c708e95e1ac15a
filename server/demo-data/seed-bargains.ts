import { readParties } from '../conversations/parties.ts'
import { sendConversationEvent } from '../use-cases/conversation-events.ts'
import { writeMessage } from '../conversations/write.ts'
import { readUser, type User } from '../users/users.ts'
import { makeOffer } from '../use-cases/make-offer.ts'
import { sendOfferEvent } from '../use-cases/offer-events.ts'
import { conversations, offers } from './bargains.ts'
import type { DemoMarket, Happening } from './demo-market.ts'
import type { SeedConversation, SeedOffer } from './shapes.ts'
import type { DemoProduct } from './stock.ts'

type Deal = { buyer: string; product: string }
type People = { buyer: string; seller: string }

/** Returns what happens to the demo offers and conversations. */
export const bargains = (market: DemoMarket, stocked: readonly DemoProduct[]): Happening[] => [
  ...offers.flatMap((offer) => courseOfOffer(market, offer, peopleOf(offer, stocked))),
  ...conversations.flatMap((one) => courseOfConversation(market, one, peopleOf(one, stocked))),
]

function peopleOf({ buyer, product }: Deal, stocked: readonly DemoProduct[]): People {
  const item = stocked.find((each) => each.product.id === product)
  if (item === undefined) throw new Error(`The demo world has no '${product}' to bargain for.`)
  return { buyer: `buyer-${buyer}`, seller: `seller-${item.product.seller}` }
}

function courseOfOffer(market: DemoMarket, offer: SeedOffer, people: People): Happening[] {
  const { buyer, product, price, daysAgo, steps } = offer
  const id = `offer-${buyer}-${product}`
  const made = { id, productId: product, buyerId: people.buyer, cents: price * 100 }
  return [
    { daysAgo, happen: async () => void (await makeOffer(market, made)) },
    ...steps.map((step) => ({
      daysAgo: step.daysAgo,
      happen: async () => {
        const side = step.event.startsWith('buyer.') ? 'buyer' : 'seller'
        const viewer = await readPerson(market, people[side])
        await sendOfferEvent(market, viewer, { id, body: step })
      },
    })),
  ]
}

function courseOfConversation(
  market: DemoMarket,
  { product, steps }: SeedConversation,
  people: People,
): Happening[] {
  const named = { productId: product, buyerId: people.buyer }
  return steps.map(({ daysAgo, by, text }, index) => ({
    daysAgo,
    happen: async () => {
      const viewer = await readPerson(market, people[by])
      const parties = await readParties(market.database, viewer, named)
      if (index > 0) {
        const body = { event: `${by}.read`, number: index }
        await sendConversationEvent(market, viewer, { parties, body })
      }
      if (text === undefined) return
      const message = { id: `message-${product}-${index + 1}`, text, pictures: [] }
      await writeMessage(market, viewer, { parties, message })
    },
  }))
}

async function readPerson({ database }: DemoMarket, id: string): Promise<User> {
  const person = await readUser(database, id)
  if (person === null) throw new Error(`The demo world has no '${id}'.`)
  return person
}
