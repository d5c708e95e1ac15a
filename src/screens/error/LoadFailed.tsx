import { type Failure, wordsOf } from '../../domain/failure.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Callout } from '../../ui/Callout/Callout.tsx'
import { errorWords } from '../../words/error.ts'
import { useTongue, useWords } from '../../words/useWords.ts'
import { Reference } from './Reference.tsx'

/** An error message with a retry button for a part of a screen that failed to load. */
export function LoadFailed({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  const words = useWords(errorWords)
  const { said } = useTongue()
  return (
    <Callout
      role="alert"
      title={failure === null ? words.notLoaded : said(wordsOf(failure))}
      tone="danger"
    >
      <Button onClick={onRetry} size="small">
        {words.tryAgain}
      </Button>
      <Reference failure={failure} />
    </Callout>
  )
}
