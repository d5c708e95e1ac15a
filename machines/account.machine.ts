import { assign, setup } from 'xstate'
import { type Account, accountErrors, type AccountForm } from '../src/domain/account.ts'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import { message } from '../src/domain/message.ts'
import { connectionListener, keepFailure, port, watchConnection } from './port.ts'

export type AccountContext = {
  account: Account | null
  /** The form that was submitted last. */
  form: AccountForm | null
  errors: FieldErrors<keyof AccountForm>
  /** Nothing was changed since the last submit, so the first invalid field takes the focus. */
  isSubmitted: boolean
  failure: Failure | null
}

const formIn = ({ event }: { event: { form: AccountForm } }) => event

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

const keepForm = { type: 'keepForm' as const, params: formIn }
const submitting = [
  {
    guard: { type: 'hasNewPhone' as const, params: formIn },
    target: 'checking' as const,
    actions: keepForm,
  },
  {
    guard: { type: 'isComplete' as const, params: formIn },
    target: 'saving' as const,
    actions: keepForm,
  },
  { target: 'editing' as const, actions: keepForm },
]
const keepAccount = {
  type: 'keepAccount' as const,
  params: ({ event }: { event: { output: Account | null } }) => ({ account: event.output }),
}

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
  guards: {
    isAbsent: (_, params: { account: Account | null }) => params.account === null,
    isComplete: (_, params: { form: AccountForm }) => isValid(accountErrors(params.form)),
    /** The form is complete, and its phone number is not the saved one. */
    hasNewPhone: ({ context: { account } }, { form }: { form: AccountForm }) =>
      isValid(accountErrors(form)) && !['', account?.phone].includes(form.phone.trim()),
    isNoPhone: (_, params: { isPhone: boolean }) => !params.isPhone,
  },
  actions: {
    keepAccount: assign((_, params: { account: Account | null }) => ({
      account: params.account,
      failure: null,
    })),
    keepForm: assign((_, params: { form: AccountForm }) => ({
      form: params.form,
      errors: accountErrors(params.form),
      isSubmitted: true,
      failure: null,
    })),
    keepChange: assign(({ context }, params: { form: AccountForm }) => ({
      errors: errorsAfter(context, params.form),
      isSubmitted: false,
    })),
    refusePhone: assign({ errors: { phone: message('phoneInvalid') } }),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'account',
  context: { account: null, form: null, errors: {}, isSubmitted: false, failure: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: [
          {
            guard: { type: 'isAbsent', params: ({ event }) => ({ account: event.output }) },
            target: 'absent',
          },
          { target: 'editing', actions: keepAccount },
        ],
        onError: { target: 'failed', actions: keepFailure },
      },
    },
    absent: { type: 'final', description: 'The server has no account to change.' },
    failed: {
      on: { 'account.retry': 'loading', 'connection.restored': 'loading' },
      invoke: watchConnection,
    },
    editing: {
      on: {
        'account.change': { actions: { type: 'keepChange', params: formIn } },
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
          {
            guard: { type: 'isNoPhone', params: ({ event }) => ({ isPhone: event.output }) },
            target: 'editing',
            actions: 'refusePhone',
          },
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
        'account.change': { target: 'editing', actions: { type: 'keepChange', params: formIn } },
        'account.submit': submitting,
      },
    },
  },
})
