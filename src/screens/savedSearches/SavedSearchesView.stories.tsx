import type { Meta, StoryObj } from '@storybook/react-vite'
import { savedSearchesMachine } from '../../actors/savedSearches.ts'
import { collectionMeta, statesOf } from '../collection/collection-story-fixtures.ts'
import { savedSearches } from './saved-search-story-fixtures.ts'
import { SavedSearchesView } from './SavedSearchesView.tsx'

const meta: Meta<typeof SavedSearchesView> = {
  title: 'Screens/Saved Searches',
  component: SavedSearchesView,
  ...collectionMeta,
}
export default meta

type Story = StoryObj<typeof SavedSearchesView>

const states = statesOf(savedSearchesMachine, savedSearches)

export const Loading: Story = { args: { state: states.loading } }
export const Empty: Story = { args: { state: states.empty } }
export const Failed: Story = { args: { state: states.failed } }
export const Some: Story = { args: { state: states.browsing } }
