import type { Meta, StoryObj } from '@storybook/react-vite'
import { SignedOutIdle, SignedOutRegistering } from '../login/LoginView.stories.tsx'
import { initialSession, sessionMachine } from '../../../machines/session.machine.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { RegisterView } from './RegisterView.tsx'

const meta: Meta<typeof RegisterView> = {
  title: 'Screens/Register',
  component: RegisterView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen' },
}
export default meta

type Story = StoryObj<typeof RegisterView>

export const Idle: Story = { args: { ...SignedOutIdle.args } }
export const Registering: Story = { args: { ...SignedOutRegistering.args } }
export const EmailTaken: Story = {
  args: {
    state: sessionMachine.resolveState({
      value: { signedOut: 'idle' },
      context: {
        ...initialSession,
        submitted: 'register',
        failure: { kind: 'identity', code: 'auth/email-already-in-use' },
      },
    }),
  },
}
export const InTheDemoWorld: Story = { args: { ...Idle.args, isDemo: true } }
