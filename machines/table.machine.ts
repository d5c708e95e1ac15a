import { assign, setup } from 'xstate'
import type { Sort, TableChoice } from '../src/domain/table.ts'

/** Which rows of a table are shown; the rows themselves stay with the collection. */
export const tableMachine = setup({
  types: {
    context: {} as TableChoice,
    events: {} as
      | { type: 'table.search'; text: string }
      | { type: 'table.sort'; sort: Sort | null }
      | { type: 'table.turn'; page: number },
  },
  actions: {
    keepSearch: assign((_, params: { text: string }) => ({ search: params.text })),
    keepSort: assign((_, params: { sort: Sort | null }) => ({ sort: params.sort })),
    turnTo: assign((_, params: { page: number }) => ({ page: params.page })),
  },
}).createMachine({
  id: 'table',
  description: 'Other rows, or another order, begin at the first page.',
  context: { search: '', sort: null, page: 1 },
  on: {
    'table.search': {
      actions: [
        { type: 'keepSearch', params: ({ event }) => event },
        { type: 'turnTo', params: { page: 1 } },
      ],
    },
    'table.sort': {
      actions: [
        { type: 'keepSort', params: ({ event }) => event },
        { type: 'turnTo', params: { page: 1 } },
      ],
    },
    'table.turn': { actions: { type: 'turnTo', params: ({ event }) => event } },
  },
})
