import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import {
  type GeolocationContext,
  geolocationMachine,
} from '../../../machines/geolocation.machine.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { GeolocationView } from './GeolocationView.tsx'

const meta: Meta<typeof GeolocationView> = {
  title: 'Screens/Search/Use my location',
  component: GeolocationView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'geolocation' },
}
export default meta

type Story = StoryObj<typeof GeolocationView>

const at = (
  value: StateValueFrom<typeof geolocationMachine>,
  problem: GeolocationContext['problem'] = null,
): Story => ({
  args: { state: geolocationMachine.resolveState({ value, context: { problem } }) },
})

export const Idle = at('idle')
export const Locating = at('locating')
export const Denied = at('unlocated', 'denied')
export const Unavailable = at('unlocated', 'unavailable')
export const Slow = at('unlocated', 'slow')
export const Nowhere = at('unlocated', 'nowhere')
export const Failed = at('unlocated', { kind: 'noAnswer' })
