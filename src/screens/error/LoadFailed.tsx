import { type Failure, wordsOf } from '../../domain/failure.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { Reference } from './Reference.tsx'

/** A part of a screen that could not be loaded, and the way to try again. */
export function LoadFailed({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  return (
    <Callout
      role="alert"
      title={failure === null ? 'This could not be loaded.' : wordsOf(failure)}
      tone="danger"
    >
      <Button onClick={onRetry} size="small">
        Try again
      </Button>
      <Reference failure={failure} />
    </Callout>
  )
}
