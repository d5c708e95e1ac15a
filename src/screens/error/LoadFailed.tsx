import { type Failure, failureMessage } from '../../domain/failure.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { errorMessages } from '../../messages/error.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Reference } from './Reference.tsx'

/** An error message with a retry button for a part of a screen that failed to load. */
export function LoadFailed({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  const messages = useMessages(errorMessages)
  const { t } = useLocale()
  return (
    <Callout
      role="alert"
      title={failure === null ? messages.notLoaded : t(failureMessage(failure))}
      tone="danger"
    >
      <Button onClick={onRetry} size="small">
        {messages.tryAgain}
      </Button>
      <Reference failure={failure} />
    </Callout>
  )
}
