import type { ShelfContext } from '../../machines/shelf.machine.ts'
import { shelfScript } from '../models/shelf.events.ts'
import { button } from './acts.ts'
import type { ScreenFlow } from './screen.ts'

const EMPTY = 'no products were found in this category.'
const LOADING = 'Loading the products'
const MORE = 'Show more'
const NOT_MORE = 'The next ones could not be loaded.'
const RETRY = 'Try again'

const [camera, radio, lute] = ['Old camera', 'Table radio', 'Lute']

export const shelfActs: ScreenFlow<ShelfContext> = {
  name: 'shelf',
  rules: 'R3, R4',
  script: shelfScript,
  controls: [
    {
      sends: 'shelf.more',
      at: button(/^(Show more|Try again)$/),
      where: (state) => state.matches('filled'),
    },
    { sends: 'shelf.retry', at: button(RETRY), where: (state) => !state.matches('filled') },
  ],
  sights: {
    loading: { says: ['Cameras', LOADING], hides: [camera, MORE], waits: true },
    failed: { says: [RETRY], hides: [camera, LOADING, MORE] },
    empty: { says: [EMPTY], hides: [camera, LOADING, MORE] },
    'whole by load=whole': {
      says: ['2 things', camera, radio],
      hides: [LOADING, MORE, 'shown'],
    },
    'filled.browsing by load=counted': {
      says: ['3 things', camera, '1 of 3 shown', MORE],
      hides: [LOADING, radio],
    },
    'filled.browsing by load=begun': {
      says: [camera, '1 shown so far', MORE],
      hides: [LOADING, 'thing', radio],
    },
    'filled.browsing by loadMore=some': { says: [camera, radio, MORE], hides: [lute, NOT_MORE] },
    'whole by loadMore=rest': {
      says: ['3 things', camera, radio, lute, 'All 3 are shown'],
      hides: [MORE, NOT_MORE],
    },
    'filled.loadingMore': { says: [camera, MORE], hides: [LOADING, lute, NOT_MORE] },
    'filled.interrupted': { says: [camera, NOT_MORE, RETRY], hides: [lute, MORE] },
  },
}
