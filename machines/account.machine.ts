import { setup } from 'xstate'
import { type Account, accountErrors, type AccountForm } from '../src/domain/account.ts'
import type { Failure } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import { message } from '../src/domain/message.ts'
import {
  type Args,
  connectionListener,
  createAssign,
  createLoader,
  isAbsent,
  keepFailure,
  port,
} from './kit.ts'

export type AccountContext = {
  account: Account | null
  /** The form that was submitted last. */
  form: AccountForm | null
  errors: FieldErrors<keyof AccountForm>
  /** Nothing was changed since the last submit, so the first invalid field takes the focus. */
  isSubmitted: boolean
  failure: Failure | null
}

/** Returns the submitted form. Throws when there is none. */
function submittedIn({ form }: AccountContext): AccountForm {
  if (form === null) throw new Error('No form was submitted.')
  return form
}

/** Returns the errors that remain after a change. Only a submit checks a phone number, so its error stays with it. */
function errorsAfter({ errors, form }: AccountContext, changed: AccountForm) {
  const { phone } = errors
  return remainingErrors(errors, {
    ...(changed.phone === form?.phone && phone !== undefined ? { phone } : {}),
    ...accountErrors(changed),
  })
}

const assign = createAssign<AccountContext>()
const isComplete = ({ event }: { event: { form: AccountForm } }) =>
  isValid(accountErrors(event.form))
/** The form is complete, and its phone number is not the saved one. */
const hasNewPhone = ({
  context: { account },
  event: { form },
}: Args<AccountContext, { form: AccountForm }>) =>
  isValid(accountErrors(form)) && !['', account?.phone].includes(form.phone.trim())
const isNoPhone = ({ event }: { event: { output: boolean } }) => !event.output
const keepAccount = assign<{ output: Account | null }>(({ event }) => ({
  account: event.output,
}))
const keepForm = assign<{ form: AccountForm }>(({ event }) => ({
  form: event.form,
  errors: accountErrors(event.form),
  isSubmitted: true,
  failure: null,
}))
const keepChange = assign<{ form: AccountForm }>(({ context, event }) => ({
  errors: errorsAfter(context, event.form),
  isSubmitted: false,
}))
const refusePhone = assign({ errors: { phone: message('phoneInvalid') } })

const submitting = [
  { guard: hasNewPhone, target: 'checking' as const, actions: keepForm },
  { guard: isComplete, target: 'saving' as const, actions: keepForm },
  { target: 'editing' as const, actions: keepForm },
]

/** The user's own account, on a server that has it: the name, and the details that prefill other forms. */
export const accountMachine = setup({
  types: {
    context: {} as AccountContext,
    events: {} as
      | { type: 'account.retry' }
      | { type: 'account.change'; form: AccountForm }
      | { type: 'account.submit'; form: AccountForm }
      | { type: 'connection.restored' },
    children: {} as {
      load: 'load'
      checkPhone: 'checkPhone'
      save: 'save'
      watchConnection: 'watchConnection'
    },
  },
  actors: {
    /** Resolves to null where the server has no account to change. */
    load: port<Account | null>('account.load'),
    /** Resolves to false when the text cannot be a phone number of any country that the user may mean. */
    checkPhone: port<boolean, { phoneNumber: string }>('account.checkPhone'),
    save: port<Account, { form: AccountForm }>('account.save'),
    watchConnection: connectionListener,
  },
}).createMachine({
  id: 'account',
  context: { account: null, form: null, errors: {}, isSubmitted: false, failure: null },
  initial: 'loading',
  states: {
    ...createLoader('account.retry', {
      onDone: [
        { guard: isAbsent, target: 'absent' },
        { target: 'editing', actions: keepAccount },
      ],
    }),
    absent: { type: 'final', description: 'The server has no account to change.' },
    editing: {
      on: {
        'account.change': { actions: keepChange },
        'account.submit': submitting,
      },
    },
    checking: {
      tags: 'busy',
      description: 'A new phone number is checked before it is saved.',
      invoke: {
        id: 'checkPhone',
        src: 'checkPhone',
        input: ({ context }) => ({ phoneNumber: submittedIn(context).phone }),
        onDone: [
          { guard: isNoPhone, target: 'editing', actions: refusePhone },
          { target: 'saving' },
        ],
        onError: { description: 'A number that cannot be checked is saved.', target: 'saving' },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ context }) => ({ form: submittedIn(context) }),
        onDone: { target: 'saved', actions: keepAccount },
        onError: { target: 'editing', actions: keepFailure },
      },
    },
    saved: {
      description: 'The form says that it is saved, until it is changed.',
      on: {
        'account.change': { target: 'editing', actions: keepChange },
        'account.submit': submitting,
      },
    },
  },
})
