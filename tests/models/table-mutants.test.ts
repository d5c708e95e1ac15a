import { describeMutants } from './describe-mutants.ts'
import { remove } from './mutate.ts'
import { tableScript } from './table.events.ts'
import { tableInvariants } from './table.invariants.ts'

describeMutants('table', tableScript, tableInvariants, [
  [
    'a new search keeps the previous page',
    (config) => remove(config, 'on/table.search/1/actions', '1'),
    'O1: a new search shows the first page and keeps the sort order',
  ],
  [
    'a search of only spaces filters the rows',
    (config) => remove(config, 'on/table.search', '0'),
    'O1: a table is in the searched state only with a non-blank search',
  ],
])
