import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SnapshotFrom, StateValueFrom } from 'xstate'
import { connectionMachine } from '../../machines/connection.machine.ts'
import { PageActorsProvider } from '../screens/page-actors.ts'
import { snapshotArg, viewers } from '../screens/story-fixtures.ts'
import { Banners } from './Banners.tsx'
import { pageActorsIn } from './frame-story-fixture.ts'

type Args = {
  connection: SnapshotFrom<typeof connectionMachine>
  hasUpdate: boolean
}

const connectionIn = (value: StateValueFrom<typeof connectionMachine>) =>
  connectionMachine.resolveState({ value, context: {} })

const meta: Meta<Args> = {
  title: 'App/Banners',
  component: Banners,
  args: { connection: connectionIn('online'), hasUpdate: false },
  argTypes: { connection: snapshotArg },
  parameters: { layout: 'fullscreen' },
  render: (states) => (
    <PageActorsProvider value={pageActorsIn({ viewer: viewers.buyer, ...states })}>
      <Banners />
    </PageActorsProvider>
  ),
}
export default meta

type Story = StoryObj<Args>

const ofConnection = (value: StateValueFrom<typeof connectionMachine>): Story => ({
  args: { connection: connectionIn(value) },
  parameters: { machine: 'connection' },
})

export const Online = ofConnection('online')
export const Offline = ofConnection('offline')
export const OfflineCached = ofConnection('offlineCached')
export const Reconnected = ofConnection('reconnected')
export const NewVersion: Story = { args: { hasUpdate: true } }
export const Several: Story = {
  args: { connection: connectionIn('offline'), hasUpdate: true },
}
export const Svenska: Story = { ...OfflineCached, globals: { language: 'sv' } }
