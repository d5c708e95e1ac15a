import type { BookingContext } from '../../../machines/booking.machine.ts'
import { isSameMessage, message } from '../../../src/domain/message.ts'
import type { Viewer } from '../../../src/domain/user.ts'
import { drafted, typed } from './booking.script.ts'
import { bookingGuestInvariants } from './booking-guest.invariants.ts'
import { identifyingInvariants } from '../identifyViewer/identifying.invariants.ts'
import { unexpectedTargets } from '../../model/expected-targets.ts'
import { productDraftInvariants } from '../productReport/product-draft.invariants.ts'
import {
  everyNodeHas,
  executes,
  type Invariants,
  lacking,
  noEdge,
  noNode,
  startedBy,
} from '../../model/model.ts'
import { isIn } from '../../model/script.ts'

const isOpen = isIn('open')
const isPending = ({ name }: { name: string }) => ['open.checking', 'open.saving'].includes(name)
const isNobody = ({ name }: { name: string }) => /^viewer\.changed=(guest|unidentified)$/.test(name)
const isBuyer = (viewer: Viewer) => viewer.kind === 'user' && viewer.role === 'buyer'

/** Booking invariants over every reachable state and transition. Each returns its violations. */
export const bookingInvariants: Invariants<BookingContext> = {
  ...identifyingInvariants({
    rests: 'closed',
    wantedIn: ({ product }) => product?._id,
    begins: (edge) =>
      startedBy(edge).includes('watchViewer') &&
      edge.target.name === 'open.form.editing' &&
      Object.values(edge.target.context.form).join('') === '',
  }),

  ...productDraftInvariants({
    rule: 'B7',
    drafted,
    typing: /^booking\.(change|submit)/,
    isSent: ({ target }) => target.name === 'booked',
  }),

  ...bookingGuestInvariants,

  'B5: only a buyer can book': noEdge(
    (edge) => startedBy(edge).includes('checkPhone'),
    ({ source }) => !isBuyer(source.context.viewer),
  ),

  'B6: only the phone number of a complete form is checked': noEdge(
    (edge) => startedBy(edge).includes('checkPhone'),
    ({ stimulus }) => stimulus.name !== 'booking.submit=complete',
  ),

  'B6: only a form with a checked phone number is submitted': noEdge(
    (edge) => startedBy(edge).includes('book'),
    ({ stimulus }) => !/^checkPhone(=valid$|!)/.test(stimulus.name),
  ),

  'B6: a wrong phone number is named at its field': noEdge(
    ({ stimulus }) => stimulus.name === 'checkPhone=invalid',
    ({ target: { context } }) =>
      !context.isSubmitted || !isSameMessage(context.errors.phoneNumber, message('phoneInvalid')),
  ),

  'B6: a change keeps the state and the values': everyNodeHas(
    isIn('open.form'),
    ({ source, stimulus, target }) =>
      stimulus.name === 'booking.change' &&
      target.name === source.name &&
      target.context.form.location === 'The library' &&
      !target.context.isSubmitted,
  ),

  'B6: submitting an incomplete form shows which fields are missing': ({ nodes, edges }) =>
    nodes
      .filter((node) => isIn('open.form')(node) && isBuyer(node.context.viewer))
      .filter(({ key }) =>
        edges.every(
          ({ source, stimulus, target }) =>
            source.key !== key ||
            stimulus.name !== 'booking.submit=noPhone' ||
            target.name !== 'open.form.editing' ||
            target.context.errors.phoneNumber === undefined,
        ),
      )
      .map(({ key }) => key),

  'B5: the form ignores submits from users who are not buyers': noEdge(({ source, stimulus }) => {
    return stimulus.name.startsWith('booking.submit') && !isBuyer(source.context.viewer)
  }),

  'B6: the form keeps its values when the request fails': noEdge(
    ({ source, target }) => source.name === 'open.saving' && isOpen(target),
    ({ target: { context } }) => {
      return (
        context.form.phoneNumber !== typed.phoneNumber || context.form.location !== typed.location
      )
    },
  ),

  'B7: a failed request stores its reason': noEdge(
    ({ target }) => ['open.form.failed', 'open.unavailable'].includes(target.name),
    ({ target }) => target.context.failure === null,
  ),

  'B8: only an acknowledged booking navigates to My Orders': noEdge(
    (edge) =>
      (edge.stimulus.name === 'book=acknowledged') !==
      executes(edge, 'goTo', { screen: 'myOrders' }),
  ),

  'B8: the success toast shows when the product is booked, and only then': noEdge(
    (edge) => executes(edge, 'notify', { tone: 'positive' }) !== (edge.target.name === 'booked'),
  ),

  'B5: the modal closes with a toast when the user logs out in another tab': noEdge(
    ({ source, stimulus }) => isOpen(source) && isNobody(stimulus),
    (edge) => edge.target.name !== 'closed' || !executes(edge, 'notify'),
  ),

  'B5: the modal keeps its state while a user stays signed in': noEdge(
    ({ source, stimulus }) => {
      return isOpen(source) && stimulus.name.startsWith('viewer.changed=') && !isNobody(stimulus)
    },
    ({ source, target }) => source.name !== target.name,
  ),

  'B2: the modal can be closed, except while the booking request is pending': everyNodeHas(
    (node) => isOpen(node) && !isPending(node),
    ({ stimulus, target }) => stimulus.name === 'booking.close' && target.name === 'closed',
  ),

  'B5: the open modal tracks the current viewer': (model) =>
    (model.script.listeners['watchViewer'] ?? []).flatMap(({ name, event }) =>
      lacking(
        model,
        model.nodes.filter(isOpen),
        ({ stimulus, target }) =>
          stimulus.name === name && 'viewer' in event && event.viewer === target.context.viewer,
      ).map((key) => `${key} does not take ${name}`),
    ),

  'B7: submitting again clears the previous failure': noEdge(
    ({ stimulus }) => stimulus.name.startsWith('booking.submit'),
    ({ target }) => target.context.failure !== null,
  ),

  'B5: the form is busy while the booking request is pending': noNode(
    (node) => isOpen(node) || node.name === 'closed',
    (node) => isPending(node) !== node.snapshot.hasTag('busy'),
  ),

  'B7, B8: each response leads to its expected state': unexpectedTargets({
    'identifyViewer=guest': 'closed',
    'identifyViewer=': 'open.form.editing',
    'checkPhone=valid': 'open.saving',
    'checkPhone=invalid': 'open.form.editing',
    'checkPhone!': 'open.saving',
    'book=acknowledged': 'booked',
    'book=refused': 'open.form.failed',
    'book!': 'open.form.failed',
    'book!conflict': 'open.unavailable',
  }),
}
