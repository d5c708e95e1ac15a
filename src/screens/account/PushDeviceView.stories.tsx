import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { notificationSettingsMachine } from '../../../machines/notificationSettings.machine.ts'
import { type PushDeviceContext, pushDeviceMachine } from '../../../machines/pushDevice.machine.ts'
import { pushDeviceMessages } from '../../messages/notificationSettings.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { NotificationKinds } from './NotificationKinds.tsx'
import { PushDeviceView } from './PushDeviceView.tsx'

function KindsOfBuyer() {
  const { choose } = useMessages(pushDeviceMessages)
  const kinds = ['orders', 'offers', 'messages', 'saved']
  const state = notificationSettingsMachine.resolveState({
    value: 'shown',
    context: {
      settings: kinds.map((kind) => ({ kind, channels: { mail: true, push: kind !== 'saved' } })),
      choice: null,
      failure: null,
    },
  })
  return <NotificationKinds about={choose} channel="push" send={() => undefined} state={state} />
}

const meta: Meta<typeof PushDeviceView> = {
  title: 'Screens/Account/Push messages',
  component: PushDeviceView,
  args: { send: () => undefined, children: <KindsOfBuyer /> },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'pushDevice' },
}
export default meta

type Story = StoryObj<typeof PushDeviceView>

const fresh: PushDeviceContext = { publicKey: null, failure: null }
const ready: PushDeviceContext = { publicKey: 'key', failure: null }

const at = (value: StateValueFrom<typeof pushDeviceMachine>, context = ready): Story => ({
  args: { state: pushDeviceMachine.resolveState({ value, context }) },
})

export const Checking = at('checking', fresh)
export const Absent = at('absent', fresh)
export const Unsupported = at('unsupported', fresh)
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
export const Rechecking = at('rechecking', fresh)
export const Blocked = at('blocked', fresh)
export const Off = at('off')
export const NotTurnedOn = at('off', { ...ready, failure: { kind: 'noAnswer' } })
export const Unreachable = at('unreachable')
export const TurningOn = at('turningOn')
export const On = at('on')
export const NotTurnedOff = at('on', { ...ready, failure: { kind: 'noAnswer' } })
export const TurningOff = at('turningOff')
