import type { OpenOffersContext } from '../../../machines/openOffers.machine.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  describeEdge,
  everyNodeHas,
  type Invariants,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { isIn } from '../../model/script.ts'

const seqOf = ({ offers }: OpenOffersContext) => offers[0]?.seq ?? 0
const answers = ['load', 'reload']

/** The invariants of the offers that a screen shows, over every state and transition. Each returns its violations. */
export const openOffersInvariants: Invariants<OpenOffersContext> = {
  'the offers are loaded first, and nobody has any until then': ({ initial }) =>
    initial.name === 'loading' && initial.context.offers.length === 0 && !initial.context.isOwn
      ? []
      : [initial.key],

  'each answer has its place': unexpectedTargets({
    'load=made': 'shown.current',
    'load=held': 'shown.current',
    'load=own': 'shown.current',
    'load=absent': 'absent',
    'load!': 'failed',
    'reload=': 'shown.current',
    'reload!': 'shown.current',
  }),

  'what the server answers is shown': ({ edges }) =>
    answers.flatMap((port) =>
      [
        { answer: 'made', state: 'open', isOwn: false, isHeld: false },
        { answer: 'held', state: 'countered', isOwn: false, isHeld: true },
        { answer: 'own', state: undefined, isOwn: true, isHeld: false },
      ].flatMap(({ answer, state, isOwn, isHeld }) =>
        edges
          .filter(({ stimulus }) => stimulus.name === `${port}=${answer}`)
          .filter(
            ({ target: { context } }) =>
              context.offers[0]?.state !== state ||
              (context.offers[0]?.freeAt !== undefined) !== isHeld ||
              context.isOwn !== isOwn,
          )
          .map(describeEdge),
      ),
    ),

  'offers that have ended while they were shown are gone': noEdge(
    ({ stimulus }) => stimulus.name === 'reload=absent',
    ({ target: { context } }) => context.offers.length > 0 || context.isOwn,
  ),

  'offers that failed to load are loaded again when the connection is restored': everyNodeHas(
    ({ name }) => name === 'failed',
    ({ stimulus, target: { name, context } }) =>
      stimulus.name === 'connection.restored' && name === 'loading' && context.failure === null,
  ),

  'what the other side does shows by itself, and what happened later is kept': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('offers.read='),
    ({ source, stimulus, target }) => {
      const seq = stimulus.name === 'offers.read=countered' ? 2 : 1
      return (
        seqOf(target.context) !== Math.max(seqOf(source.context), seq) ||
        target.context.isOwn !== source.context.isOwn
      )
    },
  ),

  'a stream that opens changes nothing': noEdge(
    ({ stimulus }) => stimulus.name === 'offers.opening',
    ({ source, target }) => source.key !== target.key,
  ),

  'when a hold ends, the offers are read again and stay in view': everyNodeHas(
    ({ name, context: { offers } }) => name === 'shown.current' && offers[0]?.freeAt !== undefined,
    ({ source, stimulus, target: { name, context } }) =>
      stimulus.name === 'hold.ended' &&
      name === 'shown.rereading' &&
      context.offers === source.context.offers,
  ),

  'the holds are watched anew after each change, and a reading that has begun goes on': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('offers.'),
    (edge) =>
      edge.source.name !== edge.target.name ||
      startedBy(edge).includes('watchHold') !== (edge.source.name === 'shown.current'),
  ),

  'the page is busy until the offers have loaded, and then only': noNode(
    ({ name, snapshot }) => (name === 'loading') !== snapshot.hasTag('busy'),
  ),

  'the stream is followed while the offers are shown, and then only': noNode(
    (node) => isIn('shown')(node) !== (node.snapshot.children['watchOffers'] !== undefined),
  ),
}
