import type { Meta, StoryObj } from '@storybook/react-vite'
import { userFileMachine } from '../../actors/desk.ts'
import { actsOnUser } from '../../domain/desk.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { actOnUser } from '../confirmation/requests.ts'
import { refusal, snapshotArg } from '../story-fixtures.ts'
import { removedFile, samsFile } from './desk-story-fixtures.ts'
import { UserFileView } from './UserFileView.tsx'

const meta: Meta<typeof UserFileView> = {
  title: 'Screens/Desk/User',
  component: UserFileView,
  args: { send: () => undefined, refusal },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Story = StoryObj<typeof UserFileView>

const states = statesOf(userFileMachine, [samsFile], samsFile._id)
const [warning] = actsOnUser(samsFile)

export const Loading: Story = { args: { state: states.loading } }
export const Failed: Story = { args: { state: states.failed } }
export const Refused: Story = { args: { state: states.refused } }
export const Seller: Story = { args: { state: states.browsing } }
export const RemovedBuyer: Story = {
  args: { state: statesOf(userFileMachine, [removedFile], removedFile._id).browsing },
}
export const Warning: Story = {
  args: {
    state: states.confirming(
      actOnUser(samsFile, warning ? { ...warning, name: 'the account of Sam Sand' } : 'verify'),
    ),
  },
}
export const Verifying: Story = {
  args: { state: states.confirming(actOnUser(samsFile, 'verify')) },
}
