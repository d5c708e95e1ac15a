import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ContextFrom, StateValueFrom } from 'xstate'
import type { ConfirmationRequest } from '../../../machines/confirmation.machine.ts'
import { sellersMachine } from '../../actors/admin.ts'
import { vera, sellers, openConfirmation } from '../admin/admin-story-world.ts'
import { removalOfSeller, verificationOf } from '../admin/requests.ts'
import { freshTable, refusal, refused, snapshotArg } from '../story-world.ts'
import { AllSellersView } from './AllSellersView.tsx'

const meta: Meta<typeof AllSellersView> = {
  title: 'Screens/All Sellers',
  component: AllSellersView,
  args: { send: () => undefined, table: freshTable, sendTable: () => undefined, refusal },
  argTypes: { state: snapshotArg, table: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Story = StoryObj<typeof AllSellersView>
type Context = ContextFrom<typeof sellersMachine>
const fresh: Context = { of: '', items: [], failure: null, request: null }
const filled: Context = { ...fresh, items: sellers }

function at(value: StateValueFrom<typeof sellersMachine>, context: Context): Story {
  return { args: { state: sellersMachine.resolveState({ value, context }) } }
}

export const Loading = at('loading', fresh)
export const Empty = at('empty', fresh)
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
export const Refused = at('failed', { ...fresh, failure: refused })
export const FilledBrowsing = at({ filled: 'browsing' }, filled)

function confirming(request: ConfirmationRequest): Story {
  const state = sellersMachine.resolveState({
    value: { filled: 'confirming' },
    context: { ...filled, request },
  })
  return { args: { state: { ...state, children: openConfirmation(request) } } }
}

export const FilledConfirming = confirming(removalOfSeller(vera))
export const ConfirmingVerification = confirming(verificationOf(vera))
