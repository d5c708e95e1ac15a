import type { ContextFrom } from 'xstate'
import type { appMachine } from '../../../machines/app.machine.ts'
import { exactly } from '../../model/exactly.ts'
import {
  type Edge,
  executes,
  type Invariants,
  lacking,
  type Model,
  type Node,
  startedBy,
} from '../../model/model.ts'

type Context = ContextFrom<typeof appMachine>
type Region = 'session' | 'report'

/** Returns the state of one region. */
const stateIn = ({ name }: Pick<Node<Context>, 'name'>, region: Region): string =>
  name
    .split(' + ')
    .find((part) => part.startsWith(`${region}.`))
    ?.slice(region.length + 1) ?? ''

/** Returns true if the edge sends an event with these fields to the actor. */
const sends = (
  { actions }: Edge<Context>,
  actor: string,
  event: Readonly<Record<string, unknown>>,
): boolean =>
  actions.some(({ type, params }) => {
    const { targetId, event: sent } = Object(params)
    return (
      type === 'xstate.sendTo' &&
      targetId === actor &&
      Object.entries(event).every(
        ([key, value]) => JSON.stringify(Reflect.get(Object(sent), key)) === JSON.stringify(value),
      )
    )
  })

const hasReport =
  (state: string) =>
  (node: Node<Context>): boolean =>
    stateIn(node, 'report') === state

const isActive = (node: Node<Context>) => stateIn(node, 'session').startsWith('active.')
const isIn = (state: string) => (node: Node<Context>) => stateIn(node, 'session') === state
const isSettling = isIn('active.signedIn.settling')

const children = ['toasts', 'preferences', 'connection', 'update', 'prefetch'] as const

const nameless = ['fetchingToken', 'signedOut', 'submitted', 'refused'] as const
const unidentified = nameless.map((name) => `session=${name}`)

/** The state of the region `session` after each new state of the session. */
const followed = {
  'session=resuming': 'active.establishing',
  'session=fetchingRole': 'active.establishing',
  'session=signedIn': 'active.signedIn.settling',
  ...Object.fromEntries(unidentified.map((name) => [name, 'active.unidentified'])),
}

/** Returns the names of all results of a port that this start has. */
const resultsOf = ({ edges }: Model<Context>, start: string) => [
  ...new Set(edges.map(({ stimulus }) => stimulus.name).filter((name) => name.startsWith(start))),
]

/** App invariants over every state and transition. Each returns its violations. */
export const appInvariants: Invariants<Context> = {
  'S6: the app follows the session': (model) =>
    Object.entries(followed).flatMap(([name, state]) =>
      lacking(
        model,
        model.nodes.filter(isActive),
        ({ stimulus, target }) => stimulus.name === name && isIn(state)(target),
      ),
    ),

  'the app begins before the session knows the user, and without a report': ({ initial }) =>
    isIn('active.unidentified')(initial) && hasReport('idle')(initial) ? [] : [initial.name],

  'B3, S9: signing in dismisses the toasts for guests': (model) =>
    exactly(model, { by: ['session=signedIn'], at: isActive }, (edge) =>
      sends(edge, 'toasts', { type: 'toast.obsoleted', by: 'signedIn' }),
    ),

  'S9: a new attempt and a sign-in dismiss the toasts of failed attempts': (model) =>
    exactly(model, { by: ['session=submitted', 'session=signedIn'], at: isActive }, (edge) =>
      sends(edge, 'toasts', { type: 'toast.obsoleted', by: 'signInSubmitted' }),
    ),

  'a signed-in user can finish on the files of this build': (model) =>
    exactly(model, { by: ['session=signedIn'], at: isActive }, (edge) =>
      executes(edge, 'cacheFiles'),
    ),

  'P1: the payment is prefetched as soon as there is a token': (model) =>
    exactly(model, { by: ['session=resuming', 'session=fetchingRole'], at: isActive }, (edge) =>
      executes(edge, 'prefetchPayment'),
    ),

  'S7: prefetched data is deleted when the user signs out, and when another one signs in': (
    model,
  ) =>
    exactly(model, { by: unidentified, at: isActive }, (edge) =>
      executes(edge, 'forgetPrefetched'),
    ),

  'N5: Log Out reaches the session while it is active': (model) =>
    exactly(model, { by: ['session.logout'], at: isActive }, (edge) =>
      sends(edge, 'session', { type: 'session.logout', destination: { screen: 'login' } }),
    ),

  'N5: Log Out of a session that has failed abandons it, once at a time': (model) =>
    exactly(model, { by: ['session.logout'], at: isIn('failed') }, (edge) =>
      startedBy(edge).includes('abandonSession'),
    ),

  'N5: the session fails when its machine stops, and again when it is abandoned': (model) => [
    ...lacking(
      model,
      model.nodes.filter(isActive),
      ({ stimulus, target }) => stimulus.name === 'session!unexpected' && isIn('failed')(target),
    ),
    ...resultsOf(model, 'abandonSession').flatMap((name) =>
      lacking(
        model,
        model.nodes.filter(isIn('abandoning')),
        ({ stimulus, target }) => stimulus.name === name && isIn('failed')(target),
      ),
    ),
  ],

  'A8: an error that stops an actor is logged, and changes no other': (model) => [
    ...children.flatMap((child) =>
      lacking(
        model,
        model.nodes,
        (edge) =>
          edge.stimulus.name === `${child}!unexpected` &&
          executes(edge, 'logError') &&
          edge.source.key === edge.target.key,
      ),
    ),
    ...lacking(
      model,
      model.nodes.filter(isActive),
      (edge) => edge.stimulus.name === 'session!unexpected' && executes(edge, 'logError'),
    ),
  ],

  "S2: the identity provider's code loads when it is expected": (model) =>
    lacking(
      model,
      model.nodes,
      (edge) => edge.stimulus.name === 'signIn.expected' && executes(edge, 'loadIdentity'),
    ),

  "S2: the identity provider's code of a signed-in user waits for the network": (model) => [
    ...exactly(model, { by: ['session=signedIn'], at: isActive }, (edge) =>
      startedBy(edge).includes('waitForNetworkIdle'),
    ),
    ...exactly(
      {
        ...model,
        edges: model.edges.filter(({ stimulus }) => stimulus.name !== 'signIn.expected'),
      },
      { by: resultsOf(model, 'waitForNetworkIdle'), at: isSettling },
      (edge) => executes(edge, 'loadIdentity') && isIn('active.signedIn.settled')(edge.target),
    ),
  ],

  'N5: a report is saved when the user asks, once at a time': (model) =>
    exactly(model, { by: ['report.save'], at: hasReport('idle') }, (edge) =>
      startedBy(edge).includes('saveReport'),
    ),

  'N5: a saved report is named, a failure is reported, and another report can follow': (model) => [
    ...exactly(model, { by: ['saveReport=saved'], at: hasReport('saving') }, (edge) => {
      const detail = { text: 'loppis-report.json' }
      const toast = { tone: 'positive', title: { key: 'reportSaved' }, detail }
      return hasReport('idle')(edge.target) && sends(edge, 'toasts', { type: 'toast.added', toast })
    }),
    ...exactly(model, { by: resultsOf(model, 'saveReport!'), at: hasReport('saving') }, (edge) => {
      const toast = { tone: 'negative', title: { key: 'noAnswer' } }
      return hasReport('idle')(edge.target) && sends(edge, 'toasts', { type: 'toast.added', toast })
    }),
  ],

  'N5: the recorder loads with the first press': (model) =>
    exactly(model, { by: ['user.active'] }, (edge) => executes(edge, 'loadRecorder')),

  'N5: an error screen reloads the page when the user leaves it': (model) =>
    exactly(model, { by: ['page.reload'] }, (edge) => executes(edge, 'reload')),

  'O2: a receipt is printed when the buyer asks': (model) =>
    exactly(model, { by: ['page.print'] }, (edge) => executes(edge, 'print')),
}
