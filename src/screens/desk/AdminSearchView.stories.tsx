import type { Meta, StoryObj } from '@storybook/react-vite'
import { foundMachine } from '../../actors/desk.ts'
import { statesOf } from '../collection/collection-story-fixtures.ts'
import { refusal, snapshotArg } from '../story-fixtures.ts'
import { AdminSearchView } from './AdminSearchView.tsx'
import { found, foundUsers } from './desk-story-fixtures.ts'

const meta: Meta<typeof AdminSearchView> = {
  title: 'Screens/Desk/Search',
  component: AdminSearchView,
  args: { send: () => undefined, onSearch: () => undefined, refusal },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Story = StoryObj<typeof AdminSearchView>

const states = statesOf(foundMachine, [found], 'sam')

export const Loading: Story = { args: { state: states.loading } }
export const Empty: Story = { args: { state: states.empty } }
export const Failed: Story = { args: { state: states.failed } }
export const Refused: Story = { args: { state: states.refused } }
export const Filled: Story = { args: { state: states.browsing } }
export const Suspended: Story = {
  args: {
    state: statesOf(foundMachine, [
      { users: foundUsers.filter(({ isSuspended }) => isSuspended), products: [], orders: [] },
    ]).browsing,
  },
}
export const NobodySuspended: Story = { args: { state: statesOf(foundMachine, []).empty } }
