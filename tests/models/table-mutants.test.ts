import { describeMutants } from './describe-mutants.ts'
import { remove } from './mutate.ts'
import { tableScript } from './table.events.ts'
import { tableInvariants } from './table.invariants.ts'

describeMutants('table', tableScript, tableInvariants, [
  [
    'a search stays on the page of the one before',
    (config) => remove(config, 'on/table.search/1/actions', '1'),
    'O1: another search shows its first page, in the order that was chosen',
  ],
  [
    'spaces are searched for',
    (config) => remove(config, 'on/table.search', '0'),
    'O1: a table is searched when there are words to search for, and only then',
  ],
])
