import type { OffersContext } from '../../../machines/offers.machine.ts'
import { isOpenOffer } from '../../../src/domain/offer.ts'
import { ofCamera } from '../../../src/screens/offers/offers-story-fixtures.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  describeEdge,
  everyNodeHas,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { offerFormInvariants } from './offer-form.invariants.ts'
import { isIn } from '../../model/script.ts'

const isShown = isIn('shown')
const hasOpen = ({ offers }: OffersContext) => offers.some(isOpenOffer)
const takes = ({ offers }: OffersContext, event: string) =>
  offers.some(({ can }) => can.some((one) => one.event === event))

/** No act is chosen, or that of a new offer. */
const isOther = (name: string, { act }: OffersContext) =>
  name === 'shown.idle' || (name === 'shown.naming' && act?.offerId === null)

/** The invariants of the offers over every state and transition. Each returns its violations. */
export const offersInvariants: Invariants<OffersContext> = {
  ...offerFormInvariants,

  'the offers are loaded first': ({ initial }) => (initial.name === 'loading' ? [] : [initial.key]),

  'offers that failed to load are loaded again by a button and when the connection is restored': (
    model,
  ) =>
    ['offers.retry', 'connection.restored'].flatMap((event) =>
      lacking(
        model,
        model.nodes.filter(({ name }) => name === 'failed'),
        ({ stimulus, target: { name, context } }) =>
          stimulus.name === event && name === 'loading' && context.failure === null,
      ),
    ),

  'each answer has its place': unexpectedTargets({
    'load=none': 'shown.naming',
    'load=countered': 'shown.idle',
    'load=held': 'shown.idle',
    'load=absent': 'absent',
    'load!': 'failed',
    'send=': 'shown.idle',
    'send!refused': 'shown.rereading',
    'send!conflict': 'shown.rereading',
    'send!': ['shown.naming', 'shown.idle'],
    'reload=': 'shown.idle',
    'reload!': 'shown.idle',
  }),

  'a failed send leads back to the price where one was named': noEdge(
    ({ stimulus, target }) => stimulus.name.startsWith('send!') && isShown(target),
    ({ target }) => target.name !== 'shown.rereading',
    ({ source, target }) =>
      (source.context.act?.range !== null) !== (target.name === 'shown.naming'),
  ),

  'a buyer without an open offer can begin one, and no other': (model) => [
    ...lacking(
      model,
      model.nodes.filter(({ name, context }) => name === 'shown.idle' && !hasOpen(context)),
      ({ stimulus, target: { name, context } }) =>
        stimulus.name === 'offers.begin' &&
        name === 'shown.naming' &&
        context.act?.offerId === null &&
        context.failure === null,
    ),
    ...model.edges
      .filter(({ source, stimulus }) => stimulus.name === 'offers.begin' && hasOpen(source.context))
      .filter(({ target }) => target.name !== 'shown.idle')
      .map(describeEdge),
  ],

  'an event without a price is sent at once, one with a price opens its form, also where that of a new offer is open':
    (model) =>
      (
        [
          ['offers.act=accept', 'buyer.accept', 'shown.sending'],
          ['offers.act=counter', 'buyer.counter', 'shown.naming'],
        ] as const
      ).flatMap(([stimulus, event, place]) =>
        lacking(
          model,
          model.nodes.filter(
            ({ name, context }) => isOther(name, context) && takes(context, event),
          ),
          ({ stimulus: { name }, target }) =>
            name === stimulus &&
            target.name === place &&
            target.context.isOpened === (place === 'shown.naming') &&
            target.context.act?.event === event &&
            target.context.failure === null &&
            target.context.movedId === null,
        ),
      ),

  'an event that no offer takes does nothing': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('offers.act='),
    ({ source: { name, context }, stimulus }) => {
      const event = stimulus.name === 'offers.act=accept' ? 'buyer.accept' : 'buyer.counter'
      return name === 'shown.idle' && !takes(context, event)
    },
    ({ target }) => target.name !== 'shown.idle',
  ),

  'nothing is being sent in idle, and something is in naming and sending': noNode(
    ({ name }) => isShown({ name }),
    ({ name, context }) =>
      ['shown.naming', 'shown.sending'].includes(name) !== (context.act !== null),
  ),

  'the offer that has changed takes the focus': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('send='),
    ({ target: { context } }) => context.movedId !== context.offers[0]?._id,
  ),

  'the item of the page stays': noNode(
    ({ name, context }) => isShown({ name }) && context.item !== ofCamera.item,
    ({ context }) => context.item !== null,
  ),

  'a failure is said until the next attempt': noEdge(
    ({ stimulus }) => /^(send|load)!/.test(stimulus.name),
    ({ target }) => target.context.failure === null,
  ),

  'what the other side does shows by itself': everyNodeHas(
    ({ name }) => name === 'shown.idle',
    ({ source, stimulus, target: { name, context } }) =>
      stimulus.name === 'offers.read=countered' &&
      name === source.name &&
      (context.offers[0]?.seq ?? 0) >= 2,
  ),

  'when a hold ends, the offers are read again': everyNodeHas(
    ({ name, context: { offers } }) => name === 'shown.idle' && offers[0]?.freeAt !== undefined,
    ({ stimulus, target: { name, context } }) =>
      stimulus.name === 'hold.ended' && name === 'shown.rereading' && context.failure === null,
  ),

  'the holds are watched anew after each reading, which leaves a form open': noEdge(
    ({ stimulus }) => stimulus.name === 'offers.read=countered',
    (edge) =>
      edge.source.name !== edge.target.name ||
      startedBy(edge).includes('watchHold') !== (edge.source.name === 'shown.idle'),
  ),

  'after a refusal, the page shows the offers as they are now': noEdge(
    ({ stimulus }) => stimulus.name === 'reload=countered',
    ({ target }) => target.context.offers[0]?.state !== 'countered',
  ),

  'what happened later is kept': noEdge(
    ({ stimulus }) => stimulus.name === 'offers.read=countered',
    ({ source, target }) => {
      const [before, after] = [source.context.offers[0], target.context.offers[0]]
      return after?.seq !== Math.max(before?.seq ?? 0, 2)
    },
  ),

  'the page is busy while it waits for the server, and then only': noNode(
    ({ name, snapshot }) =>
      ['loading', 'shown.sending', 'shown.rereading'].includes(name) !== snapshot.hasTag('busy'),
  ),
}
