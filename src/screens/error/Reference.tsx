import { type Failure, referenceOf } from '../../domain/failure.ts'
import { Text } from '../../ui/Text/Text.tsx'
import { errorWords } from '../../words/error.ts'
import { useWords } from '../../words/useWords.ts'
import { reference as referenceStyle } from './ErrorView.css.ts'

/** The request id to quote to the server's operators; nothing where the server did not cause the failure. */
export function Reference({ failure }: { failure: Failure | null }) {
  const words = useWords(errorWords)
  const reference = referenceOf(failure)
  if (reference === null) return null
  return (
    <Text figures size="fine" tone="quiet">
      <span className={referenceStyle}>{words.reference(reference)}</span>
    </Text>
  )
}
