import type { AdvertiseContext } from '../../machines/advertise.machine.ts'
import { specMessages } from '../../src/domain/spec-messages.ts'
import { lamp, sofa } from './advertise.events.ts'
import { unexpectedTargets } from './expected-targets.ts'
import { describeEdge, executes, type Invariants, startedBy } from './model.ts'

const isDone = ({ stimulus }: { stimulus: { name: string } }) => stimulus.name === 'advertise=done'
const isFailure = ({ stimulus }: { stimulus: { name: string } }) =>
  stimulus.name.startsWith('advertise!')

/** Advertising invariants over every reachable state and transition. Each returns its violations. */
export const advertiseInvariants: Invariants<AdvertiseContext> = {
  'L7: nothing is asked for before a product is pressed': ({ initial }) =>
    initial.name === 'idle' ? [] : [initial.key],

  'L7: only the product that was pressed is asked for': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('advertise'))
      .filter(
        ({ stimulus, target }) => stimulus.name !== `advertise.start=${target.context.productId}`,
      )
      .map(describeEdge),

  'L7: nothing is advertised twice': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('advertise'))
      .filter(({ source, target }) => source.context.advertised.includes(target.context.productId))
      .map(describeEdge),

  'L7: it is Running once the server has said so, and not before': ({ edges }) =>
    edges
      .filter((edge) => {
        const { advertised, productId } = edge.source.context
        const expected = isDone(edge) ? [...advertised, productId] : advertised
        return edge.target.context.advertised.join() !== expected.join()
      })
      .map(describeEdge),

  'L7: the success words are said when it is advertised, and only then': ({ edges }) =>
    edges
      .filter(
        (edge) =>
          executes(edge, 'notify', { tone: 'positive', title: specMessages.advertised }) !==
          isDone(edge),
      )
      .map(describeEdge),

  'L7: the failure words are said when it is not advertised, and only then': ({ edges }) =>
    edges
      .filter(
        (edge) =>
          executes(edge, 'notify', { tone: 'negative', title: specMessages.errorTryAgain }) !==
          isFailure(edge),
      )
      .map(describeEdge),

  'L7: a failure is kept with its product, and goes when that is tried again': ({ edges }) =>
    edges
      .filter((edge) => {
        const { productId, failures } = edge.target.context
        return edge.source.name === edge.target.name
          ? false
          : productId in failures !== isFailure(edge)
      })
      .map(describeEdge),

  'L7: another product is not touched': ({ edges }) =>
    edges
      .filter(({ source, target }) =>
        [lamp, sofa].some(
          (other) =>
            other !== target.context.productId &&
            source.context.failures[other] !== target.context.failures[other],
        ),
      )
      .map(describeEdge),

  'L7: what is sold or gone is not asked for again, anything else can be': ({ nodes }) =>
    nodes
      .filter(({ name }) => name === 'idle')
      .flatMap(({ key, context, snapshot }) =>
        [lamp, sofa]
          .filter((productId) => {
            const failed = context.failures[productId]?.kind ?? ''
            const isOver =
              context.advertised.includes(productId) || ['conflict', 'notFound'].includes(failed)
            return snapshot.can({ type: 'advertise.start', productId }) === isOver
          })
          .map((productId) => `${key}: ${productId}`),
      ),

  'L7: it is busy while one is asked for': ({ nodes }) =>
    nodes
      .filter(({ name, snapshot }) => (name === 'advertising') !== snapshot.hasTag('busy'))
      .map(({ key }) => key),

  'L7: each answer leads back to the list': unexpectedTargets({
    'advertise=': 'idle',
    'advertise!': 'idle',
  }),
}
