import { Button } from '../../ui/Button/Button.tsx'
import { sessionMessages } from '../../messages/session.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { FormProblem } from './FormProblem.tsx'
import type { SessionViewProps } from './session-view.ts'
import { pendingReason } from './sign-in-problems.ts'

type SubmitSignInProps = Pick<SessionViewProps, 'state'> & {
  label: string
  /** The failure that concerns no single field. */
  problem: string | undefined
  /** The form's own request is pending; another sign-in disables the button. */
  isPending: boolean
}

/** The end of the login and the registration form: the failure and the button. */
export function SubmitSignIn({ state, label, problem, isPending }: SubmitSignInProps) {
  const messages = useMessages(sessionMessages)
  return (
    <>
      <FormProblem text={problem} />
      <Button
        busy={isPending}
        disabledReason={isPending ? undefined : pendingReason(state, messages)}
        fill
        size="large"
        type="submit"
        variant="accent"
      >
        {label}
      </Button>
    </>
  )
}
