import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { type FollowContext, followMachine } from '../../../machines/follow.machine.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { FollowView } from './FollowView.tsx'

const meta: Meta<typeof FollowView> = {
  title: 'Screens/Following/Button',
  component: FollowView,
  args: { send: () => undefined, name: 'Sam Sand' },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'follow' },
}
export default meta

type Story = StoryObj<typeof FollowView>

const at = (
  value: StateValueFrom<typeof followMachine>,
  failure: FollowContext['failure'] = null,
): Story => ({
  args: {
    state: followMachine.resolveState({
      value,
      context: { sellerId: 'seller-1', isFollowing: null, failure },
    }),
  },
})

export const Checking = at('checking')
export const Absent = at('absent')
export const NotFollowing = at('notFollowing')
export const NotFollowed = at('notFollowing', { kind: 'noAnswer' })
export const Starting = at('starting')
export const Following = at('following')
export const NotStopped = at('following', { kind: 'noAnswer' })
export const Stopping = at('stopping')
export const InList: Story = { args: { ...Following.args, isInList: true } }
