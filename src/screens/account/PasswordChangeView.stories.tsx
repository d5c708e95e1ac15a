import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import {
  type PasswordChangeContext,
  passwordChangeMachine,
} from '../../../machines/passwordChange.machine.ts'
import { message } from '../../domain/message.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { PasswordChangeView } from './PasswordChangeView.tsx'

const meta: Meta<typeof PasswordChangeView> = {
  title: 'Screens/Account/Password',
  component: PasswordChangeView,
  args: { send: () => undefined, email: 'buyer@loppis.test' },
  argTypes: { state: snapshotArg },
  parameters: { machine: 'passwordChange' },
}
export default meta

type Story = StoryObj<typeof PasswordChangeView>

const fresh: PasswordChangeContext = {
  errors: {},
  isSubmitted: false,
  wasOpened: false,
  failure: null,
}
const refused = (code: string): PasswordChangeContext => ({
  ...fresh,
  isSubmitted: true,
  failure: { kind: 'identity', code },
})

const at = (value: StateValueFrom<typeof passwordChangeMachine>, context = fresh): Story => ({
  args: { state: passwordChangeMachine.resolveState({ value, context }) },
})

export const Checking = at('checking')
export const Absent = at('absent')
export const Failed = at('failed', refused('auth/network-request-failed'))
export const Retrying = at('retrying')
export const Idle = at('idle')
export const Asking = at('asking')
export const Blank = at('asking', {
  ...fresh,
  isSubmitted: true,
  errors: { current: message('passwordRequired'), password: message('passwordRequired') },
})
export const WrongPassword = at('asking', refused('auth/invalid-credential'))
export const WeakPassword = at('asking', refused('auth/weak-password'))
export const Unreachable = at('asking', refused('auth/network-request-failed'))
export const Saving = at('saving')
export const Saved = at('saved')
