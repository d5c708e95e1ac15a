import type { Meta, StoryObj } from '@storybook/react-vite'
import type { StateValueFrom } from 'xstate'
import {
  type ForgottenPasswordContext,
  forgottenPasswordMachine,
} from '../../../machines/forgottenPassword.machine.ts'
import { message } from '../../domain/message.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { ForgottenPasswordView } from './ForgottenPasswordView.tsx'

const meta: Meta<typeof ForgottenPasswordView> = {
  title: 'Screens/Forgotten password',
  component: ForgottenPasswordView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'forgottenPassword' },
}
export default meta

type Story = StoryObj<typeof ForgottenPasswordView>

const fresh: ForgottenPasswordContext = {
  email: '',
  errors: {},
  isSubmitted: false,
  failure: null,
  inbox: null,
}
const asked = { ...fresh, email: 'buyer@loppis.test', isSubmitted: true }

const at = (
  value: StateValueFrom<typeof forgottenPasswordMachine>,
  context: ForgottenPasswordContext = asked,
): Story => ({ args: { state: forgottenPasswordMachine.resolveState({ value, context }) } })

export const Editing = at('editing', fresh)
export const Blank = at('editing', {
  ...fresh,
  isSubmitted: true,
  errors: { email: message('emailRequired') },
})
export const TooManyTries = at('editing', {
  ...asked,
  failure: { kind: 'identity', code: 'auth/too-many-requests' },
})
export const WithoutConnection = at('editing', {
  ...asked,
  failure: { kind: 'identity', code: 'auth/network-request-failed' },
})
export const Sending = at('sending')
export const SentWaiting = at({ sent: 'waiting' })
export const SentReady = at({ sent: 'ready' })
export const SentInTheDemoWorld = at({ sent: 'ready' }, { ...asked, inbox: '/inbox' })
export const NotSentAgain = at(
  { sent: 'ready' },
  { ...asked, failure: { kind: 'identity', code: 'auth/too-many-requests' } },
)
export const SentSendingAgain = at({ sent: 'sendingAgain' })
