import { type Failure, failureMessage } from '../../domain/failure.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { errorMessages } from '../../messages/error.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { restoreFocus } from '../../ui/focus/restore-focus.ts'
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
      {/* A retry that fails too has removed the button that was pressed. */}
      <div ref={restoreFocus} tabIndex={-1}>
        <Button onClick={onRetry} size="small">
          {messages.tryAgain}
        </Button>
      </div>
      <Reference failure={failure} />
    </Callout>
  )
}
