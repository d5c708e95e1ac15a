import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ContextFrom, StateValueFrom } from 'xstate'
import { signOutEverywhereMachine } from '../../../machines/signOutEverywhere.machine.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { SignOutEverywhereView } from './SignOutEverywhereView.tsx'

const meta: Meta<typeof SignOutEverywhereView> = {
  title: 'Screens/Account/Log out everywhere',
  component: SignOutEverywhereView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'signOutEverywhere' },
}
export default meta

type Story = StoryObj<typeof SignOutEverywhereView>

const at = (
  value: StateValueFrom<typeof signOutEverywhereMachine>,
  context: ContextFrom<typeof signOutEverywhereMachine> = { wasOpened: true, failure: null },
): Story => ({ args: { state: signOutEverywhereMachine.resolveState({ value, context }) } })

export const Idle = at('idle', { wasOpened: false, failure: null })
export const Asking = at('asking')
export const Failed = at('asking', { wasOpened: true, failure: { kind: 'noAnswer' } })
export const Ending = at('ending')
export const Ended = at('ended')
