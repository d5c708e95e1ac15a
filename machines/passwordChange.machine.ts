import { assign, setup } from 'xstate'
import {
  passwordChangeErrors,
  type PasswordChangeForm,
  type SignInMethod,
} from '../src/domain/account.ts'
import { type Failure, failureOf } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import { keepFailure, port } from './port.ts'

export type PasswordChangeContext = {
  errors: FieldErrors<keyof PasswordChangeForm>
  /** Nothing was changed since the last submit, so the first invalid field takes the focus. */
  isSubmitted: boolean
  /** The user has tried or opened it before, so the button that opens it takes the focus back. */
  wasOpened: boolean
  failure: Failure | null
}

const formIn = ({ event }: { event: { form: PasswordChangeForm } }) => event

const readMethod = {
  id: 'readMethod',
  src: 'readMethod' as const,
  onDone: [
    {
      guard: {
        type: 'hasPassword' as const,
        params: ({ event }: { event: { output: SignInMethod } }) => ({ method: event.output }),
      },
      target: 'idle' as const,
    },
    { target: 'absent' as const },
  ],
  onError: { target: 'failed' as const, actions: keepFailure },
}

/** Changes the password of a user who logs in with one. */
export const passwordChangeMachine = setup({
  types: {
    context: {} as PasswordChangeContext,
    events: {} as
      | { type: 'passwordChange.retry' }
      | { type: 'passwordChange.open' }
      | { type: 'passwordChange.cancel' }
      | { type: 'passwordChange.change'; form: PasswordChangeForm }
      | { type: 'passwordChange.submit'; form: PasswordChangeForm },
  },
  actors: {
    readMethod: port<SignInMethod>('passwordChange.readMethod'),
    /** Has the identity provider check the current password, and sets the new one. */
    savePassword: port<void, PasswordChangeForm>('passwordChange.savePassword'),
  },
  guards: {
    hasPassword: (_, params: { method: SignInMethod }) => params.method === 'password',
    isComplete: (_, params: { form: PasswordChangeForm }) =>
      isValid(passwordChangeErrors(params.form)),
  },
  actions: {
    begin: assign({ wasOpened: true, errors: {}, isSubmitted: false, failure: null }),
    keepForm: assign((_, params: { form: PasswordChangeForm }) => ({
      errors: passwordChangeErrors(params.form),
      isSubmitted: true,
      failure: null,
    })),
    keepChange: assign(({ context }, params: { form: PasswordChangeForm }) => ({
      errors: remainingErrors(context.errors, passwordChangeErrors(params.form)),
      isSubmitted: false,
    })),
    keepFailure: assign((_, params: { error: unknown }) => ({ failure: failureOf(params.error) })),
  },
}).createMachine({
  id: 'passwordChange',
  context: { errors: {}, isSubmitted: false, wasOpened: false, failure: null },
  initial: 'checking',
  states: {
    checking: {
      tags: 'busy',
      invoke: readMethod,
    },
    absent: { type: 'final', description: 'The user logs in with Google, and has no password.' },
    failed: {
      on: { 'passwordChange.retry': { target: 'retrying', actions: 'begin' } },
    },
    retrying: { tags: 'busy', invoke: readMethod },
    idle: {
      on: { 'passwordChange.open': { target: 'asking', actions: 'begin' } },
    },
    asking: {
      on: {
        'passwordChange.cancel': 'idle',
        'passwordChange.change': { actions: { type: 'keepChange', params: formIn } },
        'passwordChange.submit': [
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
        id: 'savePassword',
        src: 'savePassword',
        input: ({ event }) => {
          if (event.type !== 'passwordChange.submit') throw new Error('Only a form is saved.')
          return event.form
        },
        onDone: 'saved',
        onError: { target: 'asking', actions: keepFailure },
      },
    },
    saved: {
      on: { 'passwordChange.open': { target: 'asking', actions: 'begin' } },
    },
  },
})
