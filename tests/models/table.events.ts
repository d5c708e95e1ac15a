import { tableMachine } from '../../machines/table.machine.ts'
import { scriptFor } from './script.ts'

/** The script of a table's rows: two searches, one order, two pages. */
export const tableScript = scriptFor(tableMachine, {
  input: undefined,
  sends: [
    ...['lamp', 'sofa', '', '  '].map((text) => ({
      name: `table.search='${text}'`,
      event: { type: 'table.search' as const, text },
    })),
    {
      name: 'table.sort=price',
      event: { type: 'table.sort', sort: { key: 'price', direction: 'ascending' } },
    },
    { name: 'table.sort=none', event: { type: 'table.sort', sort: null } },
    ...[1, 2].map((page) => ({
      name: `table.setPage=${page}`,
      event: { type: 'table.setPage' as const, page },
    })),
  ],
  listeners: {},
  ports: {},
  factsOf: ({ search, sort, page }) => [`'${search}'`, sort?.key ?? 'none', page],
  bound: 3,
})
