import type { ContextFrom } from 'xstate'
import { specMessages } from '../../../src/messages/catalogue.ts'
import { salesMachine } from '../../../src/actors/seller-products.ts'
import type { Sale } from '../../../src/domain/sale.ts'
import { sales } from '../../../src/screens/seller-story-fixtures.ts'
import { listeners } from './collection.script.ts'
import { portResults, scriptFor } from '../../model/script.ts'
import { button } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'

const lists = portResults<readonly Sale[]>({ none: [], three: sales })
const filled = { shows: ['Road bicycle', 'Bea Berg'], hides: [specMessages.en.noBuyersYet] }

/** The script of My Buyers: sales have no actions. */
const salesScript = scriptFor(salesMachine, {
  input: { of: 'seller@loppis.test' },
  sends: [{ name: 'collection.retry', event: { type: 'collection.retry' } }],
  listeners,
  rests: ['empty'],
  ports: { load: lists, check: lists },
  factsOf: ({ items }) => [items.length],
  bound: 4,
})

export const buyersActs: ScreenFlow<ContextFrom<typeof salesMachine>> = {
  name: 'my-buyers',
  rules: 'L9',
  script: salesScript,
  controls: [{ sends: 'collection.retry', at: button('Try again') }],
  assertions: {
    loading: { shows: ['My Buyers', 'Loading your buyers'], hides: ['Road bicycle'] },
    failed: { shows: ['My Buyers', 'Try again'], hides: ['Loading your buyers'] },
    empty: { shows: [specMessages.en.noBuyersYet], hides: ['Road bicycle'] },
    'filled.browsing': filled,
    'filled.checking': filled,
  },
}
