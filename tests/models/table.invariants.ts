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
  'O1: another search shows its first page, in the order that was chosen': after(
    'table.search',
    ({ source, stimulus, target: { context } }) =>
      stimulus.name !== `table.search='${context.search}'` ||
      context.page !== 1 ||
      context.sort !== source.context.sort,
  ),

  'O1: another order shows its first page, of what was searched for': after(
    'table.sort',
    ({ source, stimulus, target: { context } }) =>
      stimulus.name !== `table.sort=${context.sort?.key ?? 'none'}` ||
      context.page !== 1 ||
      context.search !== source.context.search,
  ),

  'O1: turning the page changes the page alone': after(
    'table.setPage',
    ({ source, stimulus, target: { context } }) =>
      stimulus.name !== `table.setPage=${context.page}` ||
      context.search !== source.context.search ||
      context.sort !== source.context.sort,
  ),

  'O1: a table is searched when there are words to search for, and only then': ({ nodes }) =>
    nodes
      .filter(({ name, context }) => (name === 'searched') !== (context.search.trim() !== ''))
      .map(({ key }) => key),
}
