import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ContextFrom, StateValueFrom } from 'xstate'
import type { ConfirmationRequest } from '../../../machines/confirmation.machine.ts'
import { reportedItemsMachine } from '../../actors/admin.ts'
import {
  reportedCamera,
  reportedLost,
  reported,
  openConfirmation,
} from '../admin/admin-story-world.ts'
import { deletionOfReported } from '../admin/requests.ts'
import { freshTable, refusal, refused, snapshotArg } from '../story-world.ts'
import { ReportedItemsView } from './ReportedItemsView.tsx'

const meta: Meta<typeof ReportedItemsView> = {
  title: 'Screens/Reported Items',
  component: ReportedItemsView,
  args: { send: () => undefined, table: freshTable, sendTable: () => undefined, refusal },
  argTypes: { state: snapshotArg, table: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Story = StoryObj<typeof ReportedItemsView>
type Context = ContextFrom<typeof reportedItemsMachine>
const fresh: Context = { of: '', items: [], failure: null, request: null }
const filled: Context = { ...fresh, items: reported }

function at(value: StateValueFrom<typeof reportedItemsMachine>, context: Context): Story {
  return { args: { state: reportedItemsMachine.resolveState({ value, context }) } }
}

export const Loading = at('loading', fresh)
export const Empty = at('empty', fresh)
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
export const Refused = at('failed', { ...fresh, failure: refused })
export const FilledBrowsing = at({ filled: 'browsing' }, filled)

function confirming(request: ConfirmationRequest): Story {
  const state = reportedItemsMachine.resolveState({
    value: { filled: 'confirming' },
    context: { ...filled, request },
  })
  return { args: { state: { ...state, children: openConfirmation(request) } } }
}

export const FilledConfirming = confirming(deletionOfReported(reportedCamera))
export const ConfirmingOfLost = confirming(deletionOfReported(reportedLost))
