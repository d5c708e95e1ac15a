import type { BookingContext } from '../../machines/booking.setup.ts'
import type { Viewer } from '../../src/domain/user.ts'
import { nameOfViewer, typed } from './booking.events.ts'
import { identifyingInvariants } from './identifying.invariants.ts'
import { unexpectedTargets } from './expected-targets.ts'
import { describeEdge, executes, type Invariants, lacking, startedBy } from './model.ts'
import { isIn } from './script.ts'

const isOpen = isIn('open')
const isNobody = ({ name }: { name: string }) => /^viewer\.changed=(guest|unidentified)$/.test(name)
const isBuyer = (viewer: Viewer) => viewer.kind === 'user' && viewer.role === 'buyer'

/** Booking invariants over every reachable state and transition. Each returns its violations. */
export const bookingInvariants: Invariants<BookingContext> = {
  ...identifyingInvariants({
    rests: 'closed',
    wantedIn: ({ product }) => product?._id,
    begins: ({ target: { name, context } }) =>
      name === 'open.form.editing' && Object.values(context.form).join('') === '',
  }),

  'B3: nobody but who is signed in has the modal open': ({ nodes }) =>
    nodes
      .filter((node) => isOpen(node) && node.context.viewer.kind !== 'user')
      .map(({ key }) => key),

  'B5: only a buyer books': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('book'))
      .filter(({ source }) => !isBuyer(source.context.viewer))
      .map(describeEdge),

  'B6: only a complete form is sent': ({ edges }) =>
    edges
      .filter((edge) => startedBy(edge).includes('book'))
      .filter(({ stimulus }) => stimulus.name !== 'booking.submit=complete')
      .map(describeEdge),

  'B6: an incomplete form says what is missing': ({ nodes, edges }) =>
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

  'B5: who is not a buyer submits nothing': ({ edges }) =>
    edges
      .filter(({ source, stimulus }) => {
        return stimulus.name.startsWith('booking.submit') && !isBuyer(source.context.viewer)
      })
      .map(describeEdge),

  'B6: what was typed is kept when the request fails': ({ edges }) =>
    edges
      .filter(({ source, target }) => source.name === 'open.saving' && isOpen(target))
      .filter(({ target: { context } }) => {
        return (
          context.form.phoneNumber !== typed.phoneNumber || context.form.location !== typed.location
        )
      })
      .map(describeEdge),

  'B7: a failed request says why': ({ edges }) =>
    edges
      .filter(({ target }) => ['open.form.failed', 'open.unavailable'].includes(target.name))
      .filter(({ target }) => target.context.failure === null)
      .map(describeEdge),

  'B8: My Orders is shown after an acknowledged booking, and after nothing else': ({ edges }) =>
    edges
      .filter(
        (edge) =>
          (edge.stimulus.name === 'book=acknowledged') !==
          executes(edge, 'goTo', { screen: 'myOrders' }),
      )
      .map(describeEdge),

  'B8: the success words are said when it is booked, and only then': ({ edges }) =>
    edges
      .filter(
        (edge) =>
          executes(edge, 'notify', { tone: 'positive' }) !== (edge.target.name === 'booked'),
      )
      .map(describeEdge),

  'B5: the modal closes when its user logs out elsewhere, and says why': ({ edges }) =>
    edges
      .filter(({ source, stimulus }) => isOpen(source) && isNobody(stimulus))
      .filter((edge) => edge.target.name !== 'closed' || !executes(edge, 'notify'))
      .map(describeEdge),

  'B5: the modal stays as it is for whoever stays signed in': ({ edges }) =>
    edges
      .filter(({ source, stimulus }) => {
        return isOpen(source) && stimulus.name.startsWith('viewer.changed=') && !isNobody(stimulus)
      })
      .filter(({ source, target }) => source.name !== target.name)
      .map(describeEdge),

  'B2: the modal can be closed, but for while the booking is sent': (model) =>
    lacking(
      model,
      model.nodes.filter((node) => isOpen(node) && node.name !== 'open.saving'),
      ({ stimulus, target }) => stimulus.name === 'booking.close' && target.name === 'closed',
    ),

  'B5: that the session cannot be watched is kept as a failure': (model) =>
    lacking(
      model,
      model.nodes.filter(({ snapshot }) => snapshot.status === 'active'),
      ({ stimulus, target }) => stimulus.kind === 'break' && target.context.failure !== null,
    ),

  'B5: who is looking is known at every moment': ({ edges }) =>
    edges
      .filter(({ stimulus, target }) => {
        const [type, viewer] = stimulus.name.split('=')
        return type === 'viewer.changed' && nameOfViewer(target.context.viewer) !== viewer
      })
      .map(describeEdge),

  'B7: an old failure is not shown beside a new try': ({ edges }) =>
    edges
      .filter(({ stimulus }) => stimulus.name.startsWith('booking.submit'))
      .filter(({ target }) => target.context.failure !== null)
      .map(describeEdge),

  'B5: while the booking is sent, the form is busy': ({ nodes }) =>
    nodes
      .filter((node) => isOpen(node) || node.name === 'closed')
      .filter(({ name, snapshot }) => (name === 'open.saving') !== snapshot.hasTag('busy'))
      .map(({ key }) => key),

  'B7, B8: each answer leads where it should': unexpectedTargets({
    'book=acknowledged': 'booked',
    'book=refused': 'open.form.failed',
    'book!': 'open.form.failed',
    'book!conflict': 'open.unavailable',
  }),
}
