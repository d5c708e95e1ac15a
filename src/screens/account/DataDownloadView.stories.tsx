import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ContextFrom, StateValueFrom } from 'xstate'
import { dataDownloadMachine } from '../../../machines/dataDownload.machine.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { DataDownloadView } from './DataDownloadView.tsx'

const meta: Meta<typeof DataDownloadView> = {
  title: 'Screens/Account/Data',
  component: DataDownloadView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'dataDownload' },
}
export default meta

type Story = StoryObj<typeof DataDownloadView>

const at = (
  value: StateValueFrom<typeof dataDownloadMachine>,
  context: ContextFrom<typeof dataDownloadMachine> = { failure: null },
): Story => ({ args: { state: dataDownloadMachine.resolveState({ value, context }) } })

export const Idle = at('idle')
export const Failed = at('idle', { failure: { kind: 'noAnswer' } })
export const Fetching = at('fetching')
export const Saved = at('saved')
