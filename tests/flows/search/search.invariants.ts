import type { SearchContext } from '../../../machines/search.machine.ts'
import { isSameQuestion } from '../../../src/domain/search-question.ts'
import type { MoreResults } from '../../../src/domain/search.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  describeEdge,
  type Edge,
  executes,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'

type SearchEdge = Edge<SearchContext>

const isChanged = ({ source, target }: SearchEdge) =>
  !isSameQuestion(source.context.question, target.context.question)

const pageOf = ({ stimulus }: SearchEdge): MoreResults | null =>
  stimulus.kind === 'resolve' ? (stimulus.output as MoreResults) : null

const idsOf = (context: Pick<SearchContext, 'products'>) =>
  context.products.map(({ _id }) => _id).join('+')

/** The invariants of a search over every state and transition. Each returns its violations. */
export const searchInvariants: Invariants<SearchContext> = {
  'a search starts with the question of its address': ({ initial }) =>
    initial.name === 'searching' && initial.context.words === initial.context.question.words
      ? []
      : [initial.key],

  'another question is asked at once': noEdge(
    isChanged,
    (edge) => edge.target.name !== 'searching' || !startedBy(edge).includes('find'),
  ),

  'a question is asked only when it was typed, opened or failed': noEdge(
    (edge) => startedBy(edge).includes('find'),
    ({ source, stimulus }) =>
      source.name !== 'typing' &&
      !['address.changed=good', 'address.changed=old'].includes(stimulus.name) &&
      !(
        source.name === 'failed' && ['search.retry', 'connection.restored'].includes(stimulus.name)
      ),
  ),

  'the words in the field are the words of the question, unless the user is typing': noNode(
    ({ name }) => name !== 'typing',
    ({ context }) => context.words.trim() !== (context.question.words ?? ''),
  ),

  'another address asks its question, and the address that a search already has asks nothing': (
    model,
  ) => [
    ...lacking(model, model.nodes, (edge) => isOpened(edge) && startedBy(edge).includes('find')),
    ...model.edges
      .filter((edge) => isOpened(edge) && startedBy(edge).includes('find') && !isChanged(edge))
      .map(describeEdge),
  ],

  'what is typed is asked after a pause, and at once with Enter': (model) =>
    ['after.afterTyping', 'search.submit'].flatMap((event) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'typing'),
        ({ stimulus, target }) => stimulus.name === event && target.name === 'searching',
      ),
    ),

  'typing is kept, in every state, and ends the question before': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('search.type='),
    ({ stimulus, target }) =>
      target.name !== 'typing' || stimulus.name !== `search.type='${target.context.words}'`,
  ),

  'a question that was typed is shown in the address, and no other': noEdge(
    (edge) =>
      executes(edge, 'showInAddress', { question: edge.target.context.question }) !==
      (edge.source.name === 'typing' && edge.target.name === 'searching' && !isOpened(edge)),
  ),

  'typing changes the words and keeps the filters': noEdge(
    (edge) => isChanged(edge) && !isOpened(edge),
    ({ source, target }) => source.context.question.condition !== target.context.question.condition,
  ),

  'the user can leave a failed search by a button, and the restored connection repeats it': (
    model,
  ) =>
    ['search.retry', 'connection.restored'].flatMap((event) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'failed'),
        ({ stimulus, target }) => stimulus.name === event && target.name === 'searching',
      ),
    ),

  'every product of an answer is shown once, and those of the last answer stay until the next':
    noEdge((edge) => {
      const { stimulus, source, target } = edge
      const page = pageOf(edge)
      if (page === null) return idsOf(source.context) !== idsOf(target.context)
      const isMore = stimulus.name.startsWith('findMore')
      const all = [...(isMore ? source.context.products : []), ...page.products]
      const once = [...new Set(all.map(({ _id }) => _id))].join('+')
      return (
        idsOf(target.context) !== once ||
        target.context.next !== page.next ||
        target.context.before !== (isMore ? source.context.products.length : 0)
      )
    }),

  'the next page is asked for by the button alone, and only where there is one': noEdge(
    (edge) => startedBy(edge).includes('findMore'),
    ({ source, stimulus }) => stimulus.name !== 'search.loadMore' || source.context.next === null,
  ),

  'Show more asks for the next page at once, also after a failure': (model) => [
    ...lacking(
      model,
      model.nodes.filter(({ name }) => ['shown.browsing', 'shown.interrupted'].includes(name)),
      ({ stimulus }) => stimulus.name === 'search.loadMore',
    ),
    ...model.edges
      .filter(({ stimulus }) => stimulus.name === 'search.loadMore')
      .filter((edge) => !startedBy(edge).includes('findMore'))
      .map(describeEdge),
  ],

  'a failure is kept until an answer arrives': noEdge(({ source, stimulus, target }) => {
    if (stimulus.kind === 'reject' && !isOfListener(stimulus.name)) {
      return target.context.failure === null
    }
    return stimulus.kind === 'resolve'
      ? target.context.failure !== null
      : target.context.failure !== source.context.failure
  }),

  'the screen is busy while it waits for the server': noNode(
    ({ name, snapshot }) =>
      ['searching', 'shown.loadingMore'].includes(name) !== snapshot.hasTag('busy'),
  ),

  'each answer leads to its state': unexpectedTargets({
    'find=none': 'empty',
    'find=whole': 'shown.complete',
    'find=begun': 'shown.browsing',
    'find!absent': 'absent',
    'find!notFound': 'absent',
    'find!': 'failed',
    'findMore=some': 'shown.browsing',
    'findMore=rest': 'shown.complete',
    'findMore!': 'shown.interrupted',
  }),
}

const isOpened = ({ stimulus }: SearchEdge) => stimulus.name.startsWith('address.changed')
const isOfListener = (name: string) =>
  name.startsWith('watchAddress') || name.startsWith('watchConnection')
