import type { AnyStateMachine } from 'xstate'
import { createOffers, type OfferOutcome } from './offer-events.ts'
import { ASKING, MOST_PRICES } from './offer-table.ts'
import {
  type Buyer,
  isAccepted,
  isOpen,
  type Offer,
  type OfferServer,
  type OfferWorld,
} from './offer-world.ts'
import type { Move } from './search.ts'

/** How many prices each buyer has named at the start: fewer prices that are left make fewer states. */
const NAMED = MOST_PRICES - 3

const isReserved = ({ reserved }: Buyer) => reserved !== null
const isHolding = ({ payment }: Buyer) => payment?.isHeld === true

const withBuyer = (world: OfferWorld, changed: number, buyer: Partial<Buyer>): OfferWorld => ({
  ...world,
  buyers: world.buyers.map((other, index) => (index === changed ? { ...other, ...buyer } : other)),
})

const withoutLatePayments = (world: OfferWorld): OfferWorld => ({
  ...world,
  buyers: world.buyers.map((buyer) => (isHolding(buyer) ? buyer : { ...buyer, payment: null })),
})

/** Creates the moves of a market in which a server executes `machine` for the offers of two buyers. */
export function createOfferMarket(machine: AnyStateMachine, server: OfferServer) {
  const offers = createOffers(machine)

  /** Changes an offer, and with it the reservation of its buyer. */
  const commit = (
    world: OfferWorld,
    buyer: number,
    { offer, outcome: { event, next } }: { offer: Offer | null; outcome: OfferOutcome },
  ): OfferWorld => {
    if (next === null) return world
    const named = world.buyers[buyer]?.named ?? 0
    const isNamed = event.type === 'buyer.offer' || event.type === 'buyer.counter'
    const after = withBuyer(world, buyer, { offer: next, named: named + (isNamed ? 1 : 0) })
    if (event.type.endsWith('.accept')) {
      const reserved = withBuyer(after, buyer, { reserved: offer?.context.cents ?? null })
      return server.cancelsLatePayments ? withoutLatePayments(reserved) : reserved
    }
    if (offer?.state !== 'accepted') return after
    return withBuyer(after, buyer, {
      ...(server.endsReservations && { reserved: null }),
      ...(server.cancelsAgreedPayments && { payment: null }),
    })
  }

  /** Sends an event of the market to the open offers. */
  const send = (
    { words, next: world, broken }: Move<OfferWorld>,
    typeFor: (buyer: Buyer) => string,
  ): Move<OfferWorld> =>
    world.buyers.reduce<Move<OfferWorld>>(
      (move, buyer, index) => {
        const { offer } = buyer
        if (offer === null || !isOpen(buyer)) return move
        const outcome = offers.outcomesOf(offer).find(({ event }) => event.type === typeFor(buyer))
        if (outcome === undefined) return move
        const next = commit(move.next, index, { offer, outcome })
        return { words, next, broken: move.broken ?? outcome.broken }
      },
      { words, next: world, broken },
    )

  const close = (move: Move<OfferWorld>) =>
    server.closesOffers ? send(move, () => 'market.close') : move

  const makingMoves = (world: OfferWorld, index: number, buyer: Buyer): Move<OfferWorld>[] => {
    const { offer } = buyer
    const earlier = server.countsEarlierPrices ? (offer?.context.prices ?? NAMED) : 0
    const isPossible = world.listing === 'forSale' && !isOpen(buyer) && earlier < MOST_PRICES
    if (!isPossible) return []
    return offers.firsts(earlier + 1).map((outcome) => ({
      words: `buyer ${index + 1}: ${outcome.words}`,
      next: commit(world, index, { offer, outcome }),
      broken: outcome.broken,
    }))
  }

  const offerMoves = (world: OfferWorld, index: number, { offer }: Buyer): Move<OfferWorld>[] => {
    if (offer === null) return []
    const isHeld =
      (server.tellsPayments && world.buyers.some(isHolding)) ||
      (server.tellsReservations && world.buyers.some(isReserved))
    const isSent = ({ type, isHeld: told }: OfferOutcome['event']) => {
      if (type.endsWith('.accept')) return told === isHeld
      if (type.startsWith('deadline.')) return type === offer.deadline
      return type !== 'buyer.pay' && type !== 'market.close'
    }
    return offers
      .outcomesOf(offer)
      .filter(({ event, broken }) => broken !== null || isSent(event))
      .map((outcome) => ({
        words: `offer of buyer ${index + 1}: ${outcome.words}`,
        next: commit(world, index, { offer, outcome }),
        broken: outcome.broken,
      }))
  }

  const recorded = (world: OfferWorld, index: number, buyer: Buyer, cents: number) => {
    const words = `buyer ${index + 1}: payment is recorded`
    const { listing } = world
    const isRefunded = listing === 'removed' || (listing === 'sold' && server.sellsOnce)
    const charged = isRefunded ? buyer.charged : [...buyer.charged, cents]
    const next = withBuyer(world, index, { payment: null, charged })
    if (isRefunded) return { words, next, broken: null }
    const payer = next.buyers[index]
    const sold: OfferWorld = { ...next, listing: 'sold' }
    return send({ words, next: sold, broken: null }, (one) =>
      one === payer && isAccepted(one) ? 'buyer.pay' : server.closesOffers ? 'market.close' : '',
    )
  }

  const paymentMoves = (world: OfferWorld, index: number, buyer: Buyer): Move<OfferWorld>[] => {
    const move = (words: string, payment: Buyer['payment']): Move<OfferWorld> => ({
      words: `buyer ${index + 1}: ${words}`,
      next: withBuyer(world, index, { payment }),
      broken: null,
    })
    const { offer, payment, reserved } = buyer
    const isFree =
      !world.buyers.some(isHolding) && (reserved !== null || !world.buyers.some(isReserved))
    const agreed = isAccepted(buyer) && server.takesAgreedPrice ? offer?.context.cents : undefined
    return [
      ...(world.listing === 'forSale' && isFree
        ? [move('begins to pay', { cents: agreed ?? ASKING, isHeld: true })]
        : []),
      ...(payment === null
        ? []
        : [
            recorded(world, index, buyer, payment.cents),
            // The payment of a buyer with a reservation is held by the reservation.
            ...(reserved === null
              ? [
                  payment.isHeld
                    ? move('hold ends', { ...payment, isHeld: false })
                    : move('payment is cancelled', null),
                ]
              : []),
          ]),
    ]
  }

  const listingMoves = (world: OfferWorld): Move<OfferWorld>[] => {
    const { listing, buyers } = world
    const isHeld = buyers.some((buyer) => isHolding(buyer) || isReserved(buyer))
    const move = (words: string, to: OfferWorld['listing']): Move<OfferWorld> => ({
      words,
      next: { ...world, listing: to },
      broken: null,
    })
    return [
      ...(listing === 'forSale' && !isHeld ? [close(move('seller: withdraw', 'withdrawn'))] : []),
      ...(listing === 'withdrawn' ? [move('seller: putBack', 'forSale')] : []),
      ...(listing === 'forSale' || listing === 'withdrawn'
        ? [close(move('admin: remove', 'removed'))]
        : []),
    ]
  }

  const stranger: Buyer = { offer: null, named: NAMED, payment: null, reserved: null, charged: [] }
  const start: OfferWorld = { listing: 'forSale', buyers: [stranger, stranger] }
  return {
    start,
    moves: (world: OfferWorld): Move<OfferWorld>[] => [
      ...world.buyers.flatMap((buyer, index) => [
        ...makingMoves(world, index, buyer),
        ...offerMoves(world, index, buyer),
        ...paymentMoves(world, index, buyer),
      ]),
      ...listingMoves(world),
    ],
  }
}
