import { setup } from 'xstate'
import {
  passwordChangeErrors,
  type PasswordChangeForm,
  type SignInMethod,
} from '../src/domain/account.ts'
import type { Failure } from '../src/domain/failure.ts'
import { type FieldErrors, isValid, remainingErrors } from '../src/domain/form.ts'
import { createAssign, keepFailure, port } from './kit.ts'

export type PasswordChangeContext = {
  errors: FieldErrors<keyof PasswordChangeForm>
  /** Nothing was changed since the last submit, so the first invalid field takes the focus. */
  isSubmitted: boolean
  /** The user has tried or opened it before, so the button that opens it takes the focus back. */
  wasOpened: boolean
  failure: Failure | null
}

const assign = createAssign<PasswordChangeContext>()
const hasPassword = ({ event }: { event: { output: SignInMethod } }) => event.output === 'password'
const isComplete = ({ event }: { event: { form: PasswordChangeForm } }) =>
  isValid(passwordChangeErrors(event.form))
const begin = assign({ wasOpened: true, errors: {}, isSubmitted: false, failure: null })
const keepForm = assign<{ form: PasswordChangeForm }>(({ event }) => ({
  errors: passwordChangeErrors(event.form),
  isSubmitted: true,
  failure: null,
}))
const keepChange = assign<{ form: PasswordChangeForm }>(({ context, event }) => ({
  errors: remainingErrors(context.errors, passwordChangeErrors(event.form)),
  isSubmitted: false,
}))

const readMethod = {
  id: 'readMethod',
  src: 'readMethod' as const,
  onDone: [{ guard: hasPassword, target: 'idle' as const }, { target: 'absent' as const }],
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
      on: { 'passwordChange.retry': { target: 'retrying', actions: begin } },
    },
    retrying: { tags: 'busy', invoke: readMethod },
    idle: {
      on: { 'passwordChange.open': { target: 'asking', actions: begin } },
    },
    asking: {
      on: {
        'passwordChange.cancel': 'idle',
        'passwordChange.change': { actions: keepChange },
        'passwordChange.submit': [
          { guard: isComplete, target: 'saving', actions: keepForm },
          { actions: keepForm },
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
      on: { 'passwordChange.open': { target: 'asking', actions: begin } },
    },
  },
})
