import type { ContextFrom } from 'xstate'
import { salesMachine } from '../../src/actors/seller-products.ts'
import { messages } from '../../src/domain/messages.ts'
import type { Sale } from '../../src/domain/sale.ts'
import { sales } from '../../src/screens/story-world.ts'
import { answers, scriptFor } from '../models/script.ts'
import { button } from './acts.ts'
import type { ScreenFlow } from './screen.ts'

/** The script of My Buyers: sales have no actions. */
const salesScript = scriptFor(salesMachine, {
  input: { of: 'seller@loppis.test' },
  sends: [{ name: 'collection.retry', event: { type: 'collection.retry' } }],
  listeners: {},
  ports: { load: answers<readonly Sale[]>({ none: [], three: sales }) },
  factsOf: ({ items }) => [items.length],
  bound: 4,
})

export const buyersActs: ScreenFlow<ContextFrom<typeof salesMachine>> = {
  name: 'my-buyers',
  rules: 'L9',
  script: salesScript,
  controls: [{ sends: 'collection.retry', at: button('Try again') }],
  sights: {
    loading: { says: ['My Buyers', 'Loading your buyers'], hides: ['Road bicycle'] },
    failed: { says: ['My Buyers', 'Try again'], hides: ['Loading your buyers'] },
    empty: { says: [messages.noBuyersYet], hides: ['Road bicycle'] },
    'filled.browsing': { says: ['Road bicycle', 'Bea Berg'], hides: [messages.noBuyersYet] },
  },
}
