import { message } from '../../../src/domain/message.ts'
import type { AdvertiseContext } from '../../../machines/advertise.machine.ts'
import { lamp, sofa } from './advertise.script.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { executes, type Invariants, noEdge, noNode, startedBy } from '../../model/model.ts'

const isDone = ({ stimulus }: { stimulus: { name: string } }) => stimulus.name === 'advertise=done'
const isFailure = ({ stimulus }: { stimulus: { name: string } }) =>
  stimulus.name.startsWith('advertise!')

/** Advertising invariants over every reachable state and transition. Each returns its violations. */
export const advertiseInvariants: Invariants<AdvertiseContext> = {
  'L7: no request is sent before the user presses Advertise': ({ initial }) =>
    initial.name === 'idle' ? [] : [initial.key],

  'L7: the request names only the product whose button was pressed': noEdge(
    (edge) => startedBy(edge).includes('advertise'),
    ({ stimulus, target }) => stimulus.name !== `advertise.start=${target.context.productId}`,
  ),

  'L7: no product is advertised twice': noEdge(
    (edge) => startedBy(edge).includes('advertise'),
    ({ source, target }) => source.context.advertised.includes(target.context.productId),
  ),

  'L7: a product is Running only after the server confirms it': noEdge((edge) => {
    const { advertised, productId } = edge.source.context
    const expected = isDone(edge) ? [...advertised, productId] : advertised
    return edge.target.context.advertised.join() !== expected.join()
  }),

  'L7: the success toast shows when advertising succeeds, and only then': noEdge(
    (edge) =>
      executes(edge, 'notify', { tone: 'positive', title: message('advertised') }) !== isDone(edge),
  ),

  'L7: the error toast shows when advertising fails, and only then': noEdge(
    (edge) =>
      executes(edge, 'notify', { tone: 'negative', title: message('errorTryAgain') }) !==
      isFailure(edge),
  ),

  'L7: a failure is stored with its product until the next attempt': noEdge((edge) => {
    const { productId, failures } = edge.target.context
    return edge.source.name === edge.target.name ? false : productId in failures !== isFailure(edge)
  }),

  'L7: advertising a product leaves the other products unchanged': noEdge(({ source, target }) =>
    [lamp, sofa].some(
      (other) =>
        other !== target.context.productId &&
        source.context.failures[other] !== target.context.failures[other],
    ),
  ),

  'L7: only a product that is not advertised, sold or removed can be advertised': ({ nodes }) =>
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

  'L7: the machine is busy while the request is pending': noNode(
    ({ name, snapshot }) => (name === 'advertising') !== snapshot.hasTag('busy'),
  ),

  'L7: every response leads back to the list': unexpectedTargets({
    'advertise=': 'idle',
    'advertise!': 'idle',
  }),
}
