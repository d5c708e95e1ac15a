import type { Meta, StoryObj } from '@storybook/react-vite'
import { type OutboxContext, outboxMachine } from '../../../machines/outbox.machine.ts'
import { message } from '../../domain/message.ts'
import { picturesOf } from '../pictures/pictures-story-fixtures.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { emptyOutbox } from './conversation-story-fixtures.ts'
import { MessageForm } from './MessageForm.tsx'
import { log } from './MessageLog.css.ts'
import { UnsentMessage } from './UnsentMessage.tsx'

const meta: Meta<typeof MessageForm> = {
  title: 'Screens/Conversation/Writing',
  component: MessageForm,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'outbox' },
  render: (args) => (
    <>
      <ol className={log}>
        {args.state.context.queue.map((unsent, index) => (
          <UnsentMessage
            key={unsent._id}
            isFirst={index === 0}
            message={unsent}
            outbox={args}
            sendGallery={() => undefined}
          />
        ))}
      </ol>
      <MessageForm {...args} pictures={picturesOf(5)} />
    </>
  ),
}
export default meta

type Story = StoryObj<typeof MessageForm>

const at = (
  value: 'idle' | 'sending' | 'waiting' | 'refused',
  context: Partial<OutboxContext> = {},
): Story => ({
  args: { state: outboxMachine.resolveState({ value, context: { ...emptyOutbox, ...context } }) },
})
const queue = [
  { _id: 'session-0', text: 'Can we meet on Saturday?', pictures: [] },
  { _id: 'session-1', text: 'At the station.', pictures: [] },
]

export const Idle = at('idle')
export const Nothing = at('idle', { isSubmitted: true, error: message('wordsRequired') })
export const Unfinished = at('idle', { text: 'Look', isSubmitted: true, isUnfinished: true })
export const Sending = at('sending', { queue, written: 2 })
export const Waiting = at('waiting', { queue, written: 2, failure: { kind: 'noAnswer' } })
export const Refused = at('refused', {
  queue,
  written: 2,
  failure: { kind: 'conflict', code: 'conversation-refused', message: 'Not possible now.' },
})
