import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ContextFrom, StateValueFrom } from 'xstate'
import { salesMachine } from '../../actors/seller-products.ts'
import { freshTable, sales, refusal, refused, snapshotArg } from '../story-world.ts'
import { MyBuyersView } from './MyBuyersView.tsx'

const meta: Meta<typeof MyBuyersView> = {
  title: 'Screens/My Buyers',
  component: MyBuyersView,
  args: { send: () => undefined, table: freshTable, sendTable: () => undefined, refusal },
  argTypes: { state: snapshotArg, table: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'collection' },
}
export default meta

type Context = ContextFrom<typeof salesMachine>
const fresh: Context = { of: 'seller@loppis.test', items: [], failure: null, request: null }

function at(value: StateValueFrom<typeof salesMachine>, context: Context): Story {
  return { args: { state: salesMachine.resolveState({ value, context }) } }
}
type Story = StoryObj<typeof MyBuyersView>

export const Loading = at('loading', fresh)
export const Empty = at('empty', fresh)
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
export const Refused = at('failed', { ...fresh, failure: refused })
export const FilledBrowsing = at({ filled: 'browsing' }, { ...fresh, items: sales })
