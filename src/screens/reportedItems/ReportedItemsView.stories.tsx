import type { Meta, StoryObj } from '@storybook/react-vite'
import { reportedItemsMachine } from '../../actors/admin.ts'
import { reported, reportedCamera, reportedLost } from '../admin/admin-story-fixtures.ts'
import { collectionMeta, statesOf } from '../collection/collection-story-fixtures.ts'
import { deletionOfReported, dismissalOf } from '../confirmation/requests.ts'
import { ReportedItemsView } from './ReportedItemsView.tsx'

const meta: Meta<typeof ReportedItemsView> = {
  title: 'Screens/Reported Items',
  component: ReportedItemsView,
  ...collectionMeta,
}
export default meta

type Story = StoryObj<typeof ReportedItemsView>

const states = statesOf(reportedItemsMachine, reported)

export const Loading: Story = { args: { state: states.loading } }
export const Empty: Story = { args: { state: states.empty } }
export const Failed: Story = { args: { state: states.failed } }
export const Refused: Story = { args: { state: states.refused } }
export const FilledBrowsing: Story = { args: { state: states.browsing } }
export const FilledConfirming: Story = {
  args: { state: states.confirming(deletionOfReported(reportedCamera)) },
}
export const ConfirmingOfLost: Story = {
  args: { state: states.confirming(deletionOfReported(reportedLost)) },
}
export const FilledDismissing: Story = {
  args: { state: states.confirming(dismissalOf(reportedCamera)) },
}
