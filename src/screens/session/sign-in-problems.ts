import { placedProblem } from '../../domain/sign-in-problem.ts'
import type { sessionMessages } from '../../messages/session.ts'
import type { signInProblems } from '../../messages/vendor-texts.ts'
import type { SessionViewProps } from './session-view.ts'

type Problems = (typeof signInProblems)['en']

/** Returns why a form cannot be submitted: another sign-in is pending. */
export function pendingReason(
  state: SessionViewProps['state'],
  messages: (typeof sessionMessages)['en'],
) {
  if (!state.hasTag('busy')) return undefined
  return state.matches({ signedOut: 'signingInWithGoogle' })
    ? messages.googlePending
    : messages.loginPending
}

/** Returns what a form says about its last submission; '' where it says nothing. */
export function problemsOf(
  { context }: SessionViewProps['state'],
  form: 'login' | 'register' | 'google',
  words: Problems,
) {
  const { failure, submitted } = context
  const isShown = failure !== null && submitted === form
  const placed = isShown ? placedProblem(failure) : null
  // Google's button has no fields.
  const field = form === 'google' ? null : (placed?.field ?? null)
  const text = placed === null ? undefined : words[placed.problem]
  return {
    errors: submitted === form ? context.errors : {},
    email: field === 'email' ? text : undefined,
    password: field === 'password' ? text : undefined,
    whole: field === null ? text : undefined,
  }
}
