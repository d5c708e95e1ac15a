import { describe, expect, it } from 'vitest'
import type { AnyStateMachine } from 'xstate'
import { offerMachine } from '../../machines/market/offer.machine.ts'
import { policy } from '../../machines/market/policy.ts'
import { type Part, partAt, remove } from '../../tests/model/mutate.ts'
import { editedMachine } from './edited-machine.ts'
import { exploreOffer } from './offer-exploration.ts'
import { type OfferServer, soundServer } from './offer-world.ts'

const TAKES = 'An offer takes exactly the events of the table, and goes where it says.'
const ONE_WINNER = 'At most one offer for an item is accepted or paid.'
const AGREED = 'While an item is reserved, its buyer alone pays, and the agreed price.'

it('an offer breaks no rule', () => {
  const { breach, isComplete, states } = exploreOffer(offerMachine)
  expect({ breach, isComplete }).toEqual({ breach: null, isComplete: true })
  expect(states).toBeGreaterThan(5000)
})

const edited = (edit: (config: Part) => void) => editedMachine(offerMachine, edit)

describe('the exploration finds the planted breach:', () => {
  it.each<[string, AnyStateMachine, string]>([
    [
      'the seller accepts an offer while a buyer pays',
      edited((config) => remove(config, 'states/open/on/seller.accept', 'guard')),
      'Nobody accepts an offer while a buyer pays or the item is reserved.',
    ],
    [
      'the seller accepts the seller’s own price',
      edited((config) => {
        partAt(config, 'states/countered/on')['seller.accept'] = 'accepted'
      }),
      'Only the side whose turn it is accepts an offer or names another price.',
    ],
    [
      'an accepted offer reserves the item for ever',
      edited((config) => remove(config, 'states/accepted', 'meta')),
      'A state that is entered starts its deadline anew.',
    ],
    [
      'an accepted offer outlives the item',
      edited((config) => remove(config, 'states/accepted/on', 'market.close')),
      TAKES,
    ],
    [
      'the market ends an offer that is over',
      edited((config) => {
        config['on'] = { 'market.close': '.declined' }
      }),
      'An offer that is over takes nothing.',
    ],
    [
      'an offer that has lapsed is not over',
      edited((config) => remove(config, 'states/lapsed', 'type')),
      'An offer is over when it is paid, declined, withdrawn, expired or lapsed.',
    ],
    [
      'a payment is made by the offer itself',
      edited((config) => {
        partAt(config, 'states/paid')['entry'] = { type: 'charge', params: { cents: 1 } }
      }),
      'An offer has no effects.',
    ],
    [
      'the seller asks for less than the buyer offers',
      offerMachine.provide({ guards: { isCounter: () => true } }),
      'The seller asks for more than the buyer offers, and the buyer offers less.',
    ],
    [
      'the seller asks for more than before',
      offerMachine.provide({
        guards: { isCounter: ({ context }, { cents }) => cents > context.cents },
      }),
      'A price is at most the asking price and at least what the seller allows.',
    ],
    [
      'a buyer may not offer what the seller allows',
      offerMachine.provide({
        guards: {
          isNextOffer: ({ context }, { cents }) =>
            cents < context.cents && cents >= 50 && context.prices < policy.counts.offers,
        },
      }),
      TAKES,
    ],
    [
      'a buyer names a sixth price',
      offerMachine.provide({
        guards: { isNextOffer: ({ context }, { cents }) => cents < context.cents && cents >= 40 },
      }),
      TAKES,
    ],
    [
      'a buyer names no fifth price',
      offerMachine.provide({
        guards: {
          isNextOffer: ({ context }, { cents }) =>
            cents < context.cents && cents >= 40 && context.prices < policy.counts.offers - 1,
        },
      }),
      TAKES,
    ],
    [
      'an offer forgets the prices of its buyer',
      offerMachine.provide({ actions: { countPrice: () => undefined } }),
      'An offer keeps the price that was named last, and counts the prices of its buyer.',
    ],
  ])('%s', (_, machine, sentence) => {
    expect(exploreOffer(machine).breach?.sentence).toBe(sentence)
  })
})

it.each<[keyof OfferServer, string]>([
  ['tellsPayments', AGREED],
  ['tellsReservations', ONE_WINNER],
  ['closesOffers', 'No offer is open for an item that is not for sale.'],
  ['takesAgreedPrice', AGREED],
  [
    'endsReservations',
    'An item is reserved for the buyer of the accepted offer at its price, and for nobody else.',
  ],
  ['cancelsLatePayments', AGREED],
  [
    'cancelsAgreedPayments',
    'A buyer is charged the agreed price for a paid offer, and else the asking price.',
  ],
  ['countsEarlierPrices', 'A buyer names at most five prices for an item.'],
  ['sellsOnce', 'An item is sold once.'],
])('the exploration finds a mistake of the server: not %s', (duty, sentence) => {
  expect(exploreOffer(offerMachine, { ...soundServer, [duty]: false }).breach?.sentence).toBe(
    sentence,
  )
})
