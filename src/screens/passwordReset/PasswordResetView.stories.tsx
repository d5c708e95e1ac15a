import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import {
  type PasswordResetContext,
  passwordResetMachine,
} from '../../../machines/passwordReset.machine.ts'
import { message } from '../../domain/message.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { PasswordResetView } from './PasswordResetView.tsx'

const meta: Meta<typeof PasswordResetView> = {
  title: 'Screens/Password reset',
  component: PasswordResetView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'passwordReset' },
}
export default meta

type Story = StoryObj<typeof PasswordResetView>

const opened: PasswordResetContext = {
  oobCode: 'code',
  email: null,
  errors: {},
  isSubmitted: false,
  failure: null,
}
const checked = { ...opened, email: 'buyer@loppis.test' }

const at = (
  value: StateValueFrom<typeof passwordResetMachine>,
  context: PasswordResetContext = checked,
): Story => ({ args: { state: passwordResetMachine.resolveState({ value, context }) } })

export const Checking = at('checking', opened)
export const Failed = at('failed', {
  ...opened,
  failure: { kind: 'identity', code: 'auth/network-request-failed' },
})
export const Choosing = at('choosing')
export const Blank = at('choosing', {
  ...checked,
  isSubmitted: true,
  errors: { password: message('passwordRequired') },
})
export const TooShort = at('choosing', {
  ...checked,
  isSubmitted: true,
  failure: { kind: 'identity', code: 'auth/weak-password' },
})
export const NotSaved = at('choosing', {
  ...checked,
  isSubmitted: true,
  failure: { kind: 'identity', code: 'auth/network-request-failed' },
})
export const Saving = at('saving')
export const Saved = at('saved')
export const Useless = at('useless')
