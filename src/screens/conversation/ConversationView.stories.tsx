import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import {
  type ConversationContext,
  conversationMachine,
} from '../../../machines/conversation.machine.ts'
import { message } from '../../domain/message.ts'
import { snapshotArg } from '../story-fixtures.ts'
import {
  blocked,
  forAdmin,
  outboxOf,
  reported,
  shownTalk,
  talk,
  talkOfPictures,
  talkOn,
  unbegun,
} from './conversation-story-fixtures.ts'
import { galleryOf } from '../pictures/pictures-story-fixtures.ts'
import { ConversationView } from './ConversationView.tsx'

const meta: Meta<typeof ConversationView> = {
  title: 'Screens/Conversation',
  component: ConversationView,
  args: { send: () => undefined, ...galleryOf() },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'conversation' },
  render: (args) => <ConversationView {...args} form={null} outbox={outboxOf()} />,
}
export default meta

type Story = StoryObj<typeof ConversationView>

const at = (
  value: StateValueFrom<typeof conversationMachine>,
  context: Partial<ConversationContext> = {},
): Story => ({
  args: {
    state: conversationMachine.resolveState({ value, context: { ...shownTalk, ...context } }),
  },
})
const unread = { conversation: null }
const block = { name: 'block', messageId: null } as const
const report = { name: 'report', messageId: 'message-12' } as const

export const Loading = at('loading', unread)
export const Absent = at('absent', unread)
export const Failed = at('failed', { ...unread, failure: { kind: 'noAnswer' } })
export const Idle = at({ shown: 'idle' })
export const Unbegun = at({ shown: 'idle' }, { conversation: unbegun })
export const UnbegunOfSeller = at(
  { shown: 'idle' },
  { conversation: { ...unbegun, role: 'seller', can: [{ event: 'seller.write' }] } },
)
export const Answered = at({ shown: 'idle' }, { conversation: talkOn, isWhole: true })
export const WithPictures = at({ shown: 'idle' }, { conversation: talkOfPictures })
export const PictureEnlarged: Story = {
  args: { ...WithPictures.args, ...galleryOf({ isEnlarged: true, setId: 'message-12', shown: 1 }) },
}
export const Blocked = at({ shown: 'idle' }, { conversation: blocked })
export const BlockedByOther = at(
  { shown: 'idle' },
  { conversation: { ...talk, state: 'blockedBySeller', can: [{ event: 'buyer.block' }] } },
)
/** The two have an order, about which they can write all the same. */
export const BlockedInOrder = at(
  { shown: 'idle' },
  { conversation: { ...blocked, can: [...blocked.can, { event: 'buyer.write' }] } },
)
export const BlockedByOtherInOrder = at(
  { shown: 'idle' },
  {
    conversation: {
      ...talk,
      state: 'blockedBySeller',
      can: [{ event: 'buyer.write' }, { event: 'buyer.block' }],
    },
  },
)
export const Closed = at({ shown: 'idle' }, { conversation: { ...talk, state: 'closed', can: [] } })
export const Reported = at({ shown: 'idle' }, { conversation: reported })
export const LoadingEarlier = at({ shown: 'loadingEarlier' })
export const Confirming = at({ shown: 'confirming' }, { act: block })
export const WithoutReason = at(
  { shown: 'confirming' },
  { act: report, isSubmitted: true, error: message('wordsRequired') },
)
export const Sending = at({ shown: 'sending' }, { act: report, reason: 'Asks for a call.' })
export const Rereading = at(
  { shown: 'rereading' },
  { failure: { kind: 'conflict', code: 'conversation-refused', message: 'Not possible now.' } },
)
export const OfAdmin = at({ shown: 'idle' }, { conversation: forAdmin })
