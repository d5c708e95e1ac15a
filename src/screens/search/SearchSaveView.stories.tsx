import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { type SearchSaveContext, searchSaveMachine } from '../../../machines/searchSave.machine.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { SearchSaveView } from './SearchSaveView.tsx'

const question = { words: 'camera' }

const meta: Meta<typeof SearchSaveView> = {
  title: 'Screens/Search/Save',
  component: SearchSaveView,
  args: { name: 'camera', question, send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'searchSave' },
}
export default meta

type Story = StoryObj<typeof SearchSaveView>

const fresh: SearchSaveContext = { savedId: null, question: null, failure: null }

const at = (value: StateValueFrom<typeof searchSaveMachine>, context = fresh): Story => ({
  args: { state: searchSaveMachine.resolveState({ value, context }) },
})

export const Checking = at('checking')
export const Absent = at('absent')
export const Idle = at('idle')
export const Failed = at('idle', { ...fresh, question, failure: { kind: 'noAnswer' } })
export const Saving = at('saving', { ...fresh, question })
export const Saved = at('saved', { ...fresh, question })
