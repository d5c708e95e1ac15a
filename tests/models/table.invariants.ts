import type { TableChoice } from '../../src/domain/table.ts'
import { type Edge, type Invariants, lacking } from './model.ts'

type Violation = (edge: Edge<TableChoice>) => boolean

/** Checks that every state takes every choice of this kind, and that none violates the rule. */
const after = (kind: string, isBroken: Violation): Invariants<TableChoice>[string] =>
  function violations(model) {
    return model.script.sends
      .filter(({ name }) => name.startsWith(kind))
      .flatMap(({ name }) =>
        lacking(model, model.nodes, (edge) => edge.stimulus.name === name && !isBroken(edge)).map(
          (key) => `${key}: ${name}`,
        ),
      )
  }

/** Table row invariants over every state and transition. Each returns its violations. */
export const tableInvariants: Invariants<TableChoice> = {
  'O1: a new search shows the first page and keeps the sort order': after(
    'table.search',
    ({ source, stimulus, target: { context } }) =>
      stimulus.name !== `table.search='${context.search}'` ||
      context.page !== 1 ||
      context.sort !== source.context.sort,
  ),

  'O1: a new sort order shows the first page and keeps the search': after(
    'table.sort',
    ({ source, stimulus, target: { context } }) =>
      stimulus.name !== `table.sort=${context.sort?.key ?? 'none'}` ||
      context.page !== 1 ||
      context.search !== source.context.search,
  ),

  'O1: changing the page keeps the search and the sort order': after(
    'table.setPage',
    ({ source, stimulus, target: { context } }) =>
      stimulus.name !== `table.setPage=${context.page}` ||
      context.search !== source.context.search ||
      context.sort !== source.context.sort,
  ),

  'O1: a table is in the searched state only with a non-blank search': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => (name === 'searched') !== (context.search.trim() !== ''))
      .map(({ key }) => key),
}
