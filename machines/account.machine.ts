import { assign, setup } from 'xstate'
import { type Account, accountErrors, type AccountForm } from '../src/domain/account.ts'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import { keepFailure, listener, port, watchConnection } from './port.ts'

export type AccountContext = {
  account: Account | null
  errors: FieldErrors<keyof AccountForm>
  /** Nothing was changed since the last submit, so the first invalid field takes the focus. */
  isSubmitted: boolean
  failure: Failure | null
}

const formIn = ({ event }: { event: { form: AccountForm } }) => event
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
    children: {} as { load: 'load'; save: 'save'; watchConnection: 'watchConnection' },
  },
  actors: {
    /** Resolves to null where the server has no account to change. */
    load: port<Account | null>('account.load'),
    save: port<Account, { form: AccountForm }>('account.save'),
    /** Sends `connection.restored` when the lost connection is restored. */
    watchConnection: listener('watchConnection'),
  },
  guards: {
    isAbsent: (_, params: { account: Account | null }) => params.account === null,
    isComplete: (_, params: { form: AccountForm }) => isValid(accountErrors(params.form)),
  },
  actions: {
    keepAccount: assign((_, params: { account: Account | null }) => ({
      account: params.account,
      failure: null,
    })),
    keepForm: assign((_, params: { form: AccountForm }) => ({
      errors: accountErrors(params.form),
      isSubmitted: true,
      failure: null,
    })),
    keepChange: assign(({ context }, params: { form: AccountForm }) => ({
      errors: remainingErrors(context.errors, accountErrors(params.form)),
      isSubmitted: false,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'account',
  context: { account: null, errors: {}, isSubmitted: false, failure: null },
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
        'account.submit': [
          {
            guard: { type: 'isComplete', params: formIn },
            target: 'saving',
            actions: { type: 'keepForm', params: formIn },
          },
          { actions: { type: 'keepForm', params: formIn } },
        ],
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'save',
        src: 'save',
        input: ({ event }) => {
          if (event.type !== 'account.submit') throw new Error('Only a form is saved.')
          return { form: event.form }
        },
        onDone: { target: 'saved', actions: keepAccount },
        onError: { target: 'editing', actions: keepFailure },
      },
    },
    saved: {
      description: 'The form says that it is saved, until it is changed.',
      on: {
        'account.change': { target: 'editing', actions: { type: 'keepChange', params: formIn } },
        'account.submit': [
          {
            guard: { type: 'isComplete', params: formIn },
            target: 'saving',
          },
          { target: 'editing', actions: { type: 'keepForm', params: formIn } },
        ],
      },
    },
  },
})
