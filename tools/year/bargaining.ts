import { list, pay } from './buying.ts'
import { type Shown, valueOf, WrongAnswer } from './acting.ts'
import type { YearMarket } from './market.ts'
import type { Servers } from './server.ts'

const DAY = 86_400_000

type Item = { productId: string; price: number; seller: string }
type Bidder = { buyer: string; offerId: string }
type Turn = Item & { bidders: readonly Bidder[]; turns: number }

/** Two buyers bargain for one item. The turns of all three follow in days to come. */
export async function bargain(market: YearMarket, servers: Servers): Promise<void> {
  const { random } = market
  const seller = random.pick(market.sellers)
  const item = { seller, ...(await list(market, seller)) }
  const first = random.pick(market.buyers)
  const second = random.pick(market.buyers.filter((buyer) => buyer !== first))
  const bidders: Bidder[] = []
  for (const buyer of [first, second]) {
    const price = Math.round(item.price * random.between(0.6, 0.95) * 100) / 100
    const answer = await servers.ask(buyer, 'POST', '/offers', { productId: item.productId, price })
    if (answer === null) continue
    if (answer.status !== 200) {
      throw new WrongAnswer(`An offer of ${price} for an item of ${item.price}: ${answer.status}.`)
    }
    market.happened.add('offers')
    bidders.push({ buyer, offerId: (answer.body as Shown)._id })
  }
  if (bidders.length > 0) later(market, servers, { ...item, bidders, turns: 8 })
}

/** After the last turn, silence decides. */
function later(market: YearMarket, servers: Servers, turn: Turn): void {
  const { agenda, random, time } = market
  if (turn.turns === 0) return
  agenda.add(time.now.getTime() + random.between(0.02, 0.8) * DAY, () =>
    take(market, servers, turn),
  )
}

/** One of the sides looks at an offer, and writes, answers, pays or does nothing. */
async function take(market: YearMarket, servers: Servers, turn: Turn): Promise<void> {
  const { random } = market
  const bidder = random.pick(turn.bidders)
  const actor = random.chance(0.5) ? turn.seller : bidder.buyer
  if (random.chance(0.3)) await write(market, servers, { actor, bidder, productId: turn.productId })
  const looked = await servers.ask(actor, 'GET', `/offers/${bidder.offerId}`)
  if (looked !== null) {
    const offer = looked.body as Shown & { price: number }
    const isReserved = offer.state === 'accepted' && actor === bidder.buyer
    if (isReserved && random.chance(0.7)) {
      const wanted = { ...bidder, ...turn, price: offer.price }
      if ((await pay(market, servers, wanted)) !== null)
        market.happened.add('offers that were paid')
    } else if (offer.can.length > 0) {
      await answerOffer(market, servers, { actor, offer })
    }
  }
  later(market, servers, { ...turn, turns: turn.turns - 1 })
}

/** Sends an event that the offer takes. An acceptance is refused while the item is reserved for the other buyer. */
async function answerOffer(
  { random, happened }: YearMarket,
  servers: Servers,
  { actor, offer }: { actor: string; offer: Shown },
): Promise<void> {
  const acceptance = offer.can.find(({ event }) => event.endsWith('.accept'))
  const { event, fields } =
    acceptance !== undefined && random.chance(0.4) ? acceptance : random.pick(offer.can)
  const values = fields.map((field) => [field.name, valueOf(field, random)] as const)
  const json = { event, ...Object.fromEntries(values) }
  const answered = await servers.ask(actor, 'POST', `/offers/${offer._id}/events`, json)
  if (answered === null) return
  const isHeld = Reflect.get(Object(answered.body), 'code') === 'item-held'
  if (answered.status !== 200 && !isHeld) {
    throw new WrongAnswer(`${event} of ${offer._id} is answered ${answered.status}.`)
  }
  happened.add(isHeld ? 'acceptances of a reserved item' : 'events of offers')
}

type Writing = { actor: string; bidder: Bidder; productId: string }

/** Writes a message; one without an answer is sent again, with the same id. */
async function write(
  { happened }: YearMarket,
  servers: Servers,
  { actor, bidder, productId }: Writing,
): Promise<void> {
  happened.add('messages')
  const number = happened.of('messages')
  const json = { id: `message-${number}`, text: `Message ${number}`, buyerId: bidder.buyer }
  const send = () => servers.ask(actor, 'POST', `/conversations/${productId}/messages`, json)
  const answered = (await send()) ?? (await send()) ?? (await send())
  if (answered?.status !== 200) throw new WrongAnswer(`A message is answered ${answered?.status}.`)
}
