import { assign, setup } from 'xstate'
import type { Sort, TableChoice } from '../src/domain/table.ts'

/** The search, sort order and page of a table; the collection machine holds the rows. */
export const tableMachine = setup({
  types: {
    context: {} as TableChoice,
    events: {} as
      | { type: 'table.search'; text: string }
      | { type: 'table.sort'; sort: Sort | null }
      | { type: 'table.setPage'; page: number },
  },
  guards: { isBlank: (_, params: { text: string }) => params.text.trim() === '' },
  actions: {
    keepSearch: assign((_, params: { text: string }) => ({ search: params.text })),
    keepSort: assign((_, params: { sort: Sort | null }) => ({ sort: params.sort })),
    turnTo: assign((_, params: { page: number }) => ({ page: params.page })),
  },
}).createMachine({
  id: 'table',
  context: { search: '', sort: null, page: 1 },
  initial: 'whole',
  // A new search or sort order starts at page 1.
  on: {
    'table.search': [
      {
        guard: { type: 'isBlank', params: ({ event }) => event },
        target: '.whole',
        actions: [
          { type: 'keepSearch', params: ({ event }) => event },
          { type: 'turnTo', params: { page: 1 } },
        ],
      },
      {
        target: '.searched',
        actions: [
          { type: 'keepSearch', params: ({ event }) => event },
          { type: 'turnTo', params: { page: 1 } },
        ],
      },
    ],
    'table.sort': {
      actions: [
        { type: 'keepSort', params: ({ event }) => event },
        { type: 'turnTo', params: { page: 1 } },
      ],
    },
    'table.setPage': { actions: { type: 'turnTo', params: ({ event }) => event } },
  },
  states: {
    whole: { description: 'The pages contain every row.' },
    searched: { description: 'The pages contain only the matching rows, possibly none.' },
  },
})
