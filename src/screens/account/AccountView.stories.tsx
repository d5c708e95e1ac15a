import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import { type AccountContext, accountMachine } from '../../../machines/account.machine.ts'
import { message } from '../../domain/message.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { AccountView } from './AccountView.tsx'

const meta: Meta<typeof AccountView> = {
  title: 'Screens/Account',
  component: AccountView,
  args: { send: () => undefined, email: 'buyer@loppis.test', isBuyer: true },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'account' },
}
export default meta

type Story = StoryObj<typeof AccountView>

const fresh: AccountContext = {
  account: null,
  form: null,
  errors: {},
  isSubmitted: false,
  failure: null,
}
const loaded: AccountContext = {
  ...fresh,
  account: {
    name: 'Bea Berg',
    email: 'buyer@loppis.test',
    phone: '070-123 45 67',
    place: 'Lund station',
    blockers: [],
  },
}

const at = (value: StateValueFrom<typeof accountMachine>, context = loaded): Story => ({
  args: { state: accountMachine.resolveState({ value, context }) },
})

export const Loading = at('loading', fresh)
export const Absent = at('absent', fresh)
export const Failed = at('failed', { ...fresh, failure: { kind: 'noAnswer' } })
export const Editing = at('editing')
export const WithoutName = at('editing', {
  ...loaded,
  isSubmitted: true,
  errors: { name: message('nameRequired') },
})
export const WrongPhone = at('editing', {
  ...loaded,
  isSubmitted: true,
  errors: { phone: message('phoneInvalid') },
})
export const NotSaved = at('editing', { ...loaded, failure: { kind: 'noAnswer' } })
const ofSeller = at('editing', {
  ...loaded,
  account: loaded.account && { ...loaded.account, contactFor: 'signedIn' },
})
export const OfSeller: Story = { args: { ...ofSeller.args, isBuyer: false } }
export const Checking = at('checking')
export const Saving = at('saving')
export const Saved = at('saved')
