import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { type OrderContext, orderMachine } from '../../../machines/order.machine.ts'
import { message } from '../../domain/message.ts'
import { actOf, emptyOrderForm } from '../../domain/order-act.ts'
import type { PaidOrder } from '../../domain/order.ts'
import { refusal, refused, snapshotArg } from '../story-fixtures.ts'
import {
  cancelAskedOrder,
  metOrder,
  paidOrder,
  partOfferedOrder,
  problemOrder,
  receivedOrder,
  refundedOrder,
  sentOrder,
  unloaded,
} from './order-story-fixtures.ts'
import { givenBackOrder, returningOrder, returningOrderOfBuyer } from './return-story-fixtures.ts'
import { reviewOrder, shortfallOrder, unansweredOrder } from './review-story-fixtures.ts'
import { galleryOf, picturesOf } from '../pictures/pictures-story-fixtures.ts'
import { OrderDialog } from './OrderDialog.tsx'
import { OrderView } from './OrderView.tsx'

const meta: Meta<typeof OrderView> = {
  title: 'Screens/Order',
  component: OrderView,
  args: { send: () => undefined, refusal, ...galleryOf() },
  render: (args) => (
    <OrderView
      {...args}
      dialog={<OrderDialog pictures={picturesOf(5)} send={args.send} state={args.state} />}
    />
  ),
  argTypes: { state: snapshotArg, dialog: { control: false } },
  parameters: { layout: 'fullscreen', machine: 'order' },
}
export default meta

type Story = StoryObj<typeof OrderView>

const at = (
  value: StateValueFrom<typeof orderMachine>,
  context: Partial<OrderContext> = {},
): Story => ({
  args: { state: orderMachine.resolveState({ value, context: { ...unloaded, ...context } }) },
})
const shown = (order: PaidOrder) => at({ shown: 'idle' }, { order })
const acting = (order: PaidOrder, event: string, context: Partial<OrderContext> = {}) =>
  at({ shown: { acting: 'editing' } }, { order, act: actOf(order, event), ...context })

const conflict = { kind: 'conflict', code: 'event-refused', message: 'Refused' } as const

export const Loading = at('loading')
export const Failed = at('failed', { failure: { kind: 'noAnswer' } })
export const Unknown = at('failed', {
  failure: { kind: 'notFound', code: 'order-unknown', message: "We couldn't find this order." },
})
export const Refused = at('failed', { failure: refused })

export const PaidForSeller = shown(paidOrder)
export const PaidForBuyer = shown({
  ...paidOrder,
  role: 'buyer',
  can: [
    { event: 'buyer.confirm', fields: [] },
    { event: 'buyer.askToCancel', fields: [{ name: 'reason', type: 'text', max: 1000 }] },
  ],
})
export const CancelAsked = shown(cancelAskedOrder)
export const Sent = shown(sentOrder)
export const HandedOver = shown(metOrder)
export const Problem = shown(problemOrder)
export const PictureEnlarged: Story = {
  args: { ...Problem.args, ...galleryOf({ isEnlarged: true, setId: '2', shown: 0 }) },
}
export const PartOffered = shown(partOfferedOrder)
export const ReturningForSeller = shown(returningOrder)
export const ReturningForBuyer = shown(returningOrderOfBuyer)
export const GivenBack = shown(givenBackOrder)
export const UnderReview = shown(reviewOrder)
export const UnderReviewWithoutAnswer = shown(unansweredOrder)
export const WithoutPayoutAccount = shown(receivedOrder)
export const Refunded = shown(refundedOrder)
export const Shortfall = shown(shortfallOrder)
/** A newer server has states and events that this client does not know. */
export const FromANewerServer = shown({
  ...paidOrder,
  state: 'inspected',
  position: 'insured',
  can: [{ event: 'seller.inspect', fields: [] }],
  deadline: { at: '2031-05-09T10:00:00.000Z', event: 'deadline.inspected' },
})

export const Confirming = acting(metOrder, 'buyer.confirm')
export const Reporting = acting(metOrder, 'buyer.reportProblem')
export const ReportingWithErrors = acting(metOrder, 'buyer.reportProblem', {
  errors: { kind: message('reasonRequired'), reason: message('wordsRequired') },
})
export const OfferingPart = acting(problemOrder, 'seller.offerPart')
export const AcceptingPart = acting(partOfferedOrder, 'buyer.acceptPart')
export const Splitting = acting(reviewOrder, 'admin.split')
export const WritingOff = acting(shortfallOrder, 'admin.writeOff')
/** The buyer asked to cancel while the seller was typing. */
export const Overtaken = acting(cancelAskedOrder, '', { act: actOf(paidOrder, 'seller.send') })

const sending = {
  order: paidOrder,
  act: actOf(paidOrder, 'seller.send'),
  form: { ...emptyOrderForm, tracking: 'SE123' },
}
export const ActingFailed = at(
  { shown: { acting: 'failed' } },
  { ...sending, failure: { kind: 'noAnswer' } },
)
export const ActingRefused = at(
  { shown: { acting: 'refused' } },
  { ...sending, order: cancelAskedOrder, failure: conflict },
)
export const Sending = at({ shown: 'sending' }, sending)
export const Rereading = at({ shown: 'rereading' }, { ...sending, failure: conflict })
