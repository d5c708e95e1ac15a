import type { ReviewContext } from '../../../machines/review.machine.ts'
import { canDo, emptyReviewForm, formOf, reviewErrors } from '../../../src/domain/review.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import {
  describeEdge,
  type Edge,
  everyNodeHas,
  executes,
  type Invariants,
  lacking,
  type Node,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { changed, complete, drafted } from './review.script.ts'

type ReviewEdge = Edge<ReviewContext>

const isWriting = ({ name }: { name: string }) => name === 'shown.writing'
const isFailed = ({ name }: { name: string }) => name === 'failed'
const isTyped = ({ stimulus, source }: ReviewEdge) =>
  isWriting(source) && /^review\.(?:change|submit)/.test(stimulus.name)
const isSent = ({ stimulus }: ReviewEdge) => stimulus.name.startsWith('send=')
const draftAt = ({ source: { context } }: ReviewEdge) => ({
  orderId: context.orderId,
  act: context.act,
})
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const inputOf = ({ snapshot }: Node<ReviewContext>, port: string): unknown =>
  snapshot.children[port]?.getSnapshot().input

/** The invariants of the reviews of an order over every state and transition. Each returns its violations. */
export const reviewInvariants: Invariants<ReviewContext> = {
  'the reviews of the order are read first': ({ initial }) =>
    initial.name === 'loading' && same(inputOf(initial, 'load'), { orderId: 'order-1' })
      ? []
      : [initial.key],

  'after a failure, the user and the connection read them again': (model) =>
    ['review.retry', 'connection.restored'].flatMap((name) =>
      lacking(
        model,
        model.nodes.filter(isFailed),
        ({ stimulus, target }) => stimulus.name === name && target.name === 'loading',
      ),
    ),

  'each answer leads to its state': unexpectedTargets({
    'load=open': 'shown.idle',
    'load=published': 'shown.idle',
    'load=none': 'absent',
    'load!': 'failed',
    'send=written': 'shown.idle',
    'send=answered': 'shown.idle',
    'send!refused': 'shown.rereading',
    'send!conflict': 'shown.rereading',
    'send!': 'shown.writing',
    'reload=published': 'shown.idle',
    'reload!': 'shown.idle',
  }),

  'a form begins for what the viewer can do now, and for nothing else': (model) => [
    ...(['write', 'answer'] as const).flatMap((act) =>
      lacking(
        model,
        model.nodes.filter(
          ({ name, context: { reviews } }) =>
            name === 'shown.idle' && reviews !== null && canDo(reviews, act),
        ),
        ({ source, stimulus, target }) =>
          stimulus.name === `review.begin=${act}` &&
          isWriting(target) &&
          target.context.act === act &&
          source.context.reviews !== null &&
          same(target.context.form, formOf(source.context.reviews, act)) &&
          !target.context.isRecalled &&
          !target.context.isMoved,
      ),
    ),
    ...model.edges
      .filter(({ stimulus }) => stimulus.name.startsWith('review.begin='))
      .filter(({ source: { context }, target }) => {
        const { reviews } = context
        return reviews === null || !canDo(reviews, target.context.act)
      })
      .map(describeEdge),
  ],

  'a form asks once for the draft of its act': noEdge((edge) => {
    const opens = isWriting(edge.target) && !isWriting(edge.source)
    const { orderId, act } = edge.target.context
    return (
      opens !== startedBy(edge).includes('recallDraft') ||
      (opens && !same(inputOf(edge.target, 'recallDraft'), { orderId, act }))
    )
  }),

  'the draft fills the form': everyNodeHas(
    isWriting,
    ({ stimulus, target }) =>
      stimulus.name === 'draft.recalled' &&
      isWriting(target) &&
      target.context.form === drafted &&
      target.context.isRecalled,
  ),

  'every input is kept as a draft until it is sent': noEdge((edge) => {
    const { form } = edge.target.context
    return (
      executes(edge, 'keepDraft') !== isTyped(edge) ||
      executes(edge, 'keepDraft', { ...draftAt(edge), form }) !== isTyped(edge) ||
      executes(edge, 'forgetDraft') !== isSent(edge) ||
      executes(edge, 'forgetDraft', draftAt(edge)) !== isSent(edge)
    )
  }),

  'a change is shown, and adds no error': everyNodeHas(
    isWriting,
    ({ source, stimulus, target }) =>
      stimulus.name === 'review.change' &&
      isWriting(target) &&
      target.context.form === changed &&
      !target.context.isSubmitted &&
      Object.keys(target.context.errors).every((field) =>
        Object.hasOwn(source.context.errors, field),
      ) &&
      same(target.context.errors, {}),
  ),

  'a complete form is sent in the role of the viewer': everyNodeHas(
    isWriting,
    ({ source: { context }, stimulus, target }) =>
      stimulus.name === 'review.submit=complete' &&
      target.name === 'shown.sending' &&
      target.context.form === complete &&
      same(inputOf(target, 'send'), {
        orderId: context.orderId,
        act: context.act,
        form: complete,
        role: context.reviews?.role,
        seq: context.reviews?.seq,
      }),
  ),

  'a form without what it needs says so, and takes the focus': everyNodeHas(
    isWriting,
    ({ source: { context }, stimulus, target }) =>
      stimulus.name === 'review.submit=empty' &&
      isWriting(target) &&
      target.context.isSubmitted &&
      same(target.context.errors, reviewErrors(emptyReviewForm, context.act)),
  ),

  'Cancel leaves the form': everyNodeHas(
    isWriting,
    ({ stimulus, target }) => stimulus.name === 'review.close' && target.name === 'shown.idle',
  ),

  'a form that has ended is empty, and the heading takes the focus': noEdge(
    ({ source, target }) =>
      (isWriting(source) || source.name === 'shown.sending') &&
      (target.name === 'shown.idle' || target.name === 'shown.rereading'),
    ({ target: { context } }) =>
      !same(context.form, emptyReviewForm) ||
      context.act !== 'write' ||
      !context.isMoved ||
      context.isSubmitted ||
      context.isRecalled ||
      !same(context.errors, {}),
  ),

  'older reviews never replace newer ones': noEdge(
    ({ source, target }) => (target.context.reviews?.seq ?? 0) < (source.context.reviews?.seq ?? 0),
  ),

  'an answer that is newer is shown': noEdge(
    ({ stimulus }) => /^(?:load|send|reload|reviews\.read)=/.test(stimulus.name),
    ({ stimulus, source, target }) => {
      const news = { open: 1, written: 2, published: 3, answered: 4, none: 0 }
      const [, name = ''] = stimulus.name.split('=')
      const seq = Object.entries(news).find(([one]) => one === name)?.[1] ?? 0
      return (target.context.reviews?.seq ?? 0) !== Math.max(seq, source.context.reviews?.seq ?? 0)
    },
  ),

  'news of the reviews leaves the user where they are': everyNodeHas(
    ({ name }) => name.startsWith('shown.'),
    ({ source, stimulus, target }) =>
      stimulus.name === 'reviews.read=published' && target.name === source.name,
  ),

  'the updates are those of the reviews of the order': noEdge(
    (edge) => startedBy(edge).includes('watchReviews'),
    ({ target: { snapshot } }) =>
      !same(snapshot.children['watchReviews']?.getSnapshot().context.subject, {
        flow: 'review',
        id: 'order-1',
      }),
  ),

  'the reviews are read again for the same order': noEdge(
    (edge) => startedBy(edge).includes('reload'),
    ({ target }) => !same(inputOf(target, 'reload'), { orderId: 'order-1' }),
  ),

  'a failure is said until the next attempt': noEdge(
    ({ stimulus: { name }, target: { context } }) =>
      /^(?:send|load)!/.test(name)
        ? context.failure === null
        : /^review\.(?:begin|close|retry|submit=complete)|^connection/.test(name) &&
          context.failure !== null,
  ),

  'a refusal is said when the reviews are read again': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('reload'),
    ({ target }) => target.context.failure === null,
  ),

  'the page is busy while it waits for the server, and then only': noNode(
    ({ name, snapshot }) =>
      ['loading', 'shown.sending', 'shown.rereading'].includes(name) !== snapshot.hasTag('busy'),
  ),
}
