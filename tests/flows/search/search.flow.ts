import type { SearchContext } from '../../../machines/search.machine.ts'
import { searchMessages } from '../../../src/messages/search.ts'
import { searchScript } from './search.script.ts'
import { button, type Target } from '../../screen/actions.ts'
import type { ScreenFlow } from '../../screen/screen.ts'
import { searchInvariants } from './search.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { absent, field, searching, search: searchLabel, tryOther } = searchMessages.en
const [camera, radio, lute] = ['Old camera', 'Table radio', 'Lute']
const MORE = 'Show more'
const NOT_MORE = "We couldn't load more products."
const RETRY = 'Try again'

const searchbox: Target = { role: 'searchbox', name: field }

export const searchFlow: ScreenFlow<SearchContext> = {
  name: 'search',
  rules: 'Search',
  script: searchScript,
  startsAnew:
    'The field keeps what an earlier step has typed, and links outside of it have the focus.',
  // The field shows the typed words, which the assertions of the products do not.
  hidesFacts: true,
  controls: [
    {
      sends: 'search.loadMore',
      at: button(/^(Show more|Try again)$/),
      where: (state) => state.matches('shown') && !state.matches({ shown: 'complete' }),
    },
    { sends: 'search.retry', at: button(RETRY), where: (state) => state.matches('failed') },
    // Submitting words that are not new does nothing.
    { sends: 'search.submit', at: button(searchLabel), where: (state) => state.matches('typing') },
  ],
  actions: {
    "search.type='table'": [{ fill: searchbox, with: 'table' }],
    "search.type='  '": [{ fill: searchbox, with: '  ' }],
  },
  assertions: {
    searching: { shows: [searching], hides: [RETRY, MORE, absent], waits: true },
    failed: { shows: [RETRY], hides: [camera, searching, MORE] },
    empty: { shows: [tryOther, '0 items'], hides: [camera, searching, MORE] },
    absent: { shows: [absent], hides: [camera, searching, RETRY] },
    'shown.complete by find=whole': {
      shows: [
        '2 items',
        'Showing results for “old”. No item has all of these words.',
        camera,
        radio,
      ],
      hides: [searching, MORE, RETRY],
    },
    'shown.browsing by find=begun': {
      shows: ['1,000+ items', camera, '1 shown so far', MORE],
      hides: [searching, radio],
    },
    'shown.browsing by findMore=some': { shows: [camera, radio, MORE], hides: [lute, NOT_MORE] },
    'shown.complete by findMore=rest': {
      shows: [camera, radio, lute],
      hides: [MORE, NOT_MORE],
    },
    'shown.loadingMore': { shows: [camera, MORE], hides: [lute, NOT_MORE] },
    'shown.interrupted': { shows: [camera, NOT_MORE, RETRY], hides: [lute, MORE] },
    typing: { shows: [field], hides: [RETRY] },
  },
}

export const search = defineFlow({
  name: 'search',
  title: 'Search',
  script: searchScript,
  invariants: searchInvariants,
  screen: searchFlow,
})
