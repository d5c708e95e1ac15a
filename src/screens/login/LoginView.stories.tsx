import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { StateValueFrom } from 'xstate'
import { message } from '../../domain/message.ts'
import {
  initialSession,
  type SessionContext,
  sessionMachine,
} from '../../../machines/session.machine.ts'
import { DEMO_KINDS } from '../../domain/demo.ts'
import { snapshotArg } from '../story-fixtures.ts'
import { LoginView } from './LoginView.tsx'

const meta: Meta<typeof LoginView> = {
  title: 'Screens/Login',
  component: LoginView,
  args: { send: () => undefined },
  argTypes: { state: snapshotArg },
  parameters: { layout: 'fullscreen', machine: 'session' },
}
export default meta

const guest = initialSession
const known: SessionContext = {
  ...guest,
  identity: { email: 'buyer@loppis.test', name: 'Bea Berg' },
}
const stuck: SessionContext = { ...known, failure: { kind: 'noAnswer' } }
const user: SessionContext = { ...known, role: 'buyer' }

function at(value: StateValueFrom<typeof sessionMachine>, context: SessionContext): Story {
  return { args: { state: sessionMachine.resolveState({ value, context }) } }
}
type Story = StoryObj<typeof LoginView>

export const Restoring = at('restoring', guest)
export const Reidentifying = at('reidentifying', guest)
export const SignedOutIdle = at({ signedOut: 'idle' }, guest)
export const IdleWithErrors = at(
  { signedOut: 'idle' },
  {
    ...guest,
    submitted: 'login',
    errors: { email: message('emailRequired'), password: message('passwordRequired') },
  },
)
export const IdleAfterWrongPassword = at(
  { signedOut: 'idle' },
  {
    ...guest,
    submitted: 'login',
    failure: { kind: 'identity', code: 'auth/invalid-credential' },
  },
)
export const IdleWithoutConnection = at(
  { signedOut: 'idle' },
  {
    ...guest,
    submitted: 'login',
    failure: { kind: 'identity', code: 'auth/network-request-failed' },
  },
)
export const IdleAfterGoogle = at(
  { signedOut: 'idle' },
  {
    ...guest,
    submitted: 'google',
    failure: { kind: 'identity', code: 'auth/account-exists-with-different-credential' },
  },
)
export const SignedOutSigningIn = at({ signedOut: 'signingIn' }, guest)
export const SignedOutSigningInWithGoogle = at({ signedOut: 'signingInWithGoogle' }, guest)
export const SignedOutPopupBlocked = at({ signedOut: 'popupBlocked' }, guest)
export const SignedOutRegistering = at({ signedOut: 'registering' }, guest)
export const EstablishingSavingUser = at({ establishing: 'savingUser' }, known)
export const EstablishingSaveUserFailed = at({ establishing: 'saveUserFailed' }, stuck)
export const EstablishingResuming = at({ establishing: 'resuming' }, known)
export const EstablishingFetchingToken = at({ establishing: 'fetchingToken' }, known)
export const EstablishingUnregistered = at({ establishing: 'unregistered' }, known)
export const EstablishingTokenFailed = at({ establishing: 'tokenFailed' }, stuck)
export const EstablishingFetchingRole = at({ establishing: 'fetchingRole' }, known)
export const EstablishingRoleFailed = at({ establishing: 'roleFailed' }, stuck)
export const SignedInActive = at({ signedIn: 'active' }, user)
export const SignedInRenewing = at({ signedIn: 'renewing' }, user)
export const SignedInUnconfirmed = at({ signedIn: 'unconfirmed' }, user)
export const SignedInConfirmingToken = at({ signedIn: { confirming: 'fetchingToken' } }, user)
export const SignedInConfirmingRole = at({ signedIn: { confirming: 'fetchingRole' } }, user)
export const SigningOut = at('signingOut', known)
export const WrongRole: Story = {
  args: { ...SignedInActive.args, needs: 'seller', origin: { screen: 'addProduct' } },
}
export const WrongRoleNoOrigin: Story = {
  args: { ...SignedInActive.args, needs: 'admin' },
}
export const RightRole: Story = {
  args: { ...SignedInActive.args, needs: 'buyer', origin: { screen: 'myOrders' } },
}
export const GuestForASellersPage: Story = {
  args: { ...SignedOutIdle.args, needs: 'seller', origin: { screen: 'myProducts' } },
}
export const InTheDemoWorld: Story = {
  args: {
    ...SignedOutIdle.args,
    demoAccounts: DEMO_KINDS.map((kind) => ({
      kind,
      email: `${kind}@loppis.test`,
      password: 'second-hand',
    })),
    send: fn(),
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'As an admin' }))
    const form = { email: 'admin@loppis.test', password: 'second-hand' }
    await expect(args.send).toHaveBeenCalledOnce()
    await expect(args.send).toHaveBeenCalledWith({ type: 'login.submit', form })
    await expect(canvas.getByLabelText('Email')).toHaveValue(form.email)
  },
}
