import type { Meta, StoryObj } from '@storybook/react-vite'
import type { SnapshotFrom, StateValueFrom } from 'xstate'
import { connectionMachine } from '../../machines/connection.machine.ts'
import { updateMachine } from '../../machines/update.machine.ts'
import { PageActorsProvider } from '../screens/page-actors.ts'
import { snapshotArg, viewers } from '../screens/story-fixtures.ts'
import { Banners } from './Banners.tsx'
import { pageActorsIn } from './frame-story-fixture.ts'

type Args = {
  connection: SnapshotFrom<typeof connectionMachine>
  update: SnapshotFrom<typeof updateMachine>
}

const connectionIn = (value: StateValueFrom<typeof connectionMachine>) =>
  connectionMachine.resolveState({ value, context: {} })
const updateIn = (value: StateValueFrom<typeof updateMachine>) =>
  updateMachine.resolveState({ value, context: {} })

const meta: Meta<Args> = {
  title: 'App/Banners',
  component: Banners,
  args: { connection: connectionIn('online'), update: updateIn('current') },
  argTypes: { connection: snapshotArg, update: snapshotArg },
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
const ofUpdate = (value: StateValueFrom<typeof updateMachine>): Story => ({
  args: { update: updateIn(value) },
  parameters: { machine: 'update' },
})

export const Online = ofConnection('online')
export const Offline = ofConnection('offline')
export const OfflineCached = ofConnection('offlineCached')
export const Reconnected = ofConnection('reconnected')
export const Current = ofUpdate('current')
export const Available = ofUpdate('available')
export const Several: Story = {
  args: { connection: connectionIn('offline'), update: updateIn('available') },
}
export const Svenska: Story = { ...OfflineCached, globals: { language: 'sv' } }
