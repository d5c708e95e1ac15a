import type { AnyMachineSnapshot, ContextFrom } from 'xstate'
import type { orderMachine } from '../../../machines/order.machine.ts'
import { orderMessages } from '../../../src/messages/order.ts'
import { changed, complete, orderScript } from './order.script.ts'
import { isIn, nameOf } from '../../model/script.ts'
import { type Action, button, labelled } from '../../screen/actions.ts'
import type { Assertion, ScreenFlow } from '../../screen/screen.ts'
import { orderInvariants } from './order.invariants.ts'
import { defineFlow } from '../../screen/define-flow.ts'

const { title, next, money, refused, fields, cancel, close: back } = orderMessages.en
const { button: send, says } = orderMessages.en.acts['seller.send']

/** The button that opens the dialog has the name of the one that sends its event. */
export const sends = button(send)
export const close = button(new RegExp(`^(${cancel}|${back})$`))
const tracking = labelled(fields.tracking)

const isActing = ({ value }: AnyMachineSnapshot) => isIn('shown.acting')({ name: nameOf(value) })

/** The actions that fill in the form of an event and send it. */
export const sendEvent: readonly Action[] = [
  { fill: tracking, with: complete.tracking },
  { press: sends },
]
export const sendEmpty: readonly Action[] = [{ fill: tracking, with: '' }, { press: sends }]
export const change: readonly Action[] = [
  { fill: tracking, with: [changed.tracking, `${changed.tracking}2`] },
]

const FAILED = 'Something unexpected happened. Please try again.'
const dialog = (...words: string[]): Assertion => ({
  shows: [says, fields.tracking, ...words],
  hides: words.includes(FAILED) ? [] : [FAILED],
})

/** The screen flow of an order's page. */
export const orderFlow: ScreenFlow<ContextFrom<typeof orderMachine>> = {
  name: 'order',
  rules: 'Order',
  script: orderScript,
  controls: [
    { sends: 'order.retry', at: button('Try again') },
    {
      sends: 'order.act=send',
      at: sends,
      where: (state) => !isActing(state) && !state.hasTag('busy'),
    },
    { sends: 'order.submit=complete', at: sends, where: isActing },
    { sends: 'order.close', at: close },
  ],
  unreachable: { 'order.submit=unfinished': 'The form of this event takes no pictures.' },
  actions: {
    'order.change': change,
    'order.submit=complete': sendEvent,
    'order.submit=empty': sendEmpty,
  },
  assertions: {
    loading: { shows: [title], hides: [next] },
    failed: { shows: ['Try again'], hides: [next] },
    'shown.idle': { shows: [next, money], hides: [says, refused, FAILED] },
    'shown.acting.editing': dialog(),
    'shown.acting.editing by order.submit=empty': dialog('Write the tracking number.'),
    'shown.acting.editing by order.read=cancelAsked': dialog(refused),
    'shown.acting.failed': dialog(FAILED),
    'shown.acting.refused': dialog(refused),
    'shown.sending': dialog(),
    'shown.rereading': { shows: [says, fields.tracking] },
  },
}

export const order = defineFlow({
  name: 'order',
  title: 'Order',
  script: orderScript,
  invariants: orderInvariants,
  screen: orderFlow,
})
