import { type Failure, failureMessage } from '../../domain/failure.ts'
import { signInProblems } from '../../messages/vendor-texts.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { placedProblem } from '../../domain/sign-in-problem.ts'

/** Returns the words for a failure of the server or of the identity provider. */
export function useProblem(failure: Failure | null): string | undefined {
  const problems = useMessages(signInProblems)
  const { t } = useLocale()
  if (failure === null) return undefined
  return failure.kind === 'identity'
    ? problems[placedProblem(failure).problem]
    : t(failureMessage(failure))
}
