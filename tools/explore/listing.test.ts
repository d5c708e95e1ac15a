import { expect, it } from 'vitest'
import { listingMachine } from '../../machines/market/listing.machine.ts'
import { type Part, partAt, remove } from '../../tests/model/mutate.ts'
import { editedMachine } from './edited-machine.ts'
import { exploreListing } from './listing-exploration.ts'

it('a listing breaks no rule', () => {
  const { breach, isComplete, states } = exploreListing(listingMachine)
  expect({ breach, isComplete }).toEqual({ breach: null, isComplete: true })
  expect(states).toBeGreaterThan(30)
})

it.each<[string, (config: Part) => void, string]>([
  [
    'a listing that nobody renews stays for ever',
    (config) => remove(config, 'states/published', 'meta'),
    'A state that is entered starts its deadline, as does one that lasts after it, and an edit does not.',
  ],
  [
    'an item expires although a buyer has reserved it',
    (config) => {
      partAt(config, 'states/expiring/on')['deadline.expired'] = 'expired'
    },
    'An item does not expire while it is held for a buyer.',
  ],
  [
    'an item that was held when it would expire stays for ever',
    (config) => remove(config, 'states/expiring/on/deadline.expired/1', 'actions'),
    'The listing takes exactly the events of the table, and goes where it says.',
  ],
  [
    'a seller withdraws what a buyer is paying for',
    (config) => remove(config, 'states/published/on/seller.withdraw', 'guard'),
    'The seller takes nothing away and changes nothing while a buyer pays.',
  ],
  [
    'a charge buys what was sold elsewhere',
    (config) => {
      partAt(config, 'states/soldElsewhere/on')['buyer.pay'] = '#listing.sold'
    },
    'The listing takes exactly the events of the table, and goes where it says.',
  ],
  [
    'an edit renews the listing',
    (config) => {
      partAt(config, 'states/expiring/on/seller.edit')['target'] = 'published'
    },
    'The listing takes exactly the events of the table, and goes where it says.',
  ],
  [
    'an item that one measure shows again is still hidden by it',
    (config) => remove(config, 'states/published/on/market.show', 'actions'),
    'A listing is hidden by exactly the measures in force, and else as it would be without them.',
  ],
  [
    'a measure ends what the seller has begun',
    (config) => {
      partAt(config, 'states/withdrawn/on/market.show')['target'] = 'published'
    },
    'A listing is hidden by exactly the measures in force, and else as it would be without them.',
  ],
  [
    'a withdrawn item is still shown',
    (config) => remove(config, 'states/withdrawn', 'tags'),
    'A listing is hidden while it is neither for sale nor gone.',
  ],
])('the exploration finds the planted breach: %s', (_, edit, sentence) => {
  expect(exploreListing(editedMachine(listingMachine, edit)).breach?.sentence).toBe(sentence)
})
