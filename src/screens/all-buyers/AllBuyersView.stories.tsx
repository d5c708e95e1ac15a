import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ContextFrom, StateValueFrom } from 'xstate'
import type { ConfirmationRequest } from '../../../machines/confirmation.machine.ts'
import { buyersMachine } from '../../actors/admin.ts'
import { bea, buyers, openConfirmation } from '../admin/admin-story-world.ts'
import { removalOfBuyer } from '../admin/requests.ts'
import { freshTable, refusal, refused, snapshotArg } from '../story-world.ts'
import { AllBuyersView } from './AllBuyersView.tsx'

const meta: Meta<typeof AllBuyersView> = {
  title: 'Screens/All Buyers',
  component: AllBuyersView,
  args: { send: () => undefined, table: freshTable, sendTable: () => undefined, refusal },
  argTypes: { state: snapshotArg, table: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Story = StoryObj<typeof AllBuyersView>
type Context = ContextFrom<typeof buyersMachine>
const fresh: Context = { of: '', items: [], failure: null, request: null }
const filled: Context = { ...fresh, items: buyers }

function at(value: StateValueFrom<typeof buyersMachine>, context: Context): Story {
  return { args: { state: buyersMachine.resolveState({ value, context }) } }
}

export const Loading = at('loading', fresh)
export const Empty = at('empty', fresh)
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
export const Refused = at('failed', { ...fresh, failure: refused })
export const FilledBrowsing = at({ filled: 'browsing' }, filled)

function confirming(request: ConfirmationRequest): Story {
  const state = buyersMachine.resolveState({
    value: { filled: 'confirming' },
    context: { ...filled, request },
  })
  return { args: { state: { ...state, children: openConfirmation(request) } } }
}

export const FilledConfirming = confirming(removalOfBuyer(bea))
