import { type Failure, referenceOf } from '../../domain/failure.ts'
import { Text } from '../../ui/Text/Text.tsx'
import { errorMessages } from '../../messages/error.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { reference as referenceStyle } from './ErrorView.css.ts'

/** The request id to quote to the server's operators; nothing where the server did not cause the failure. */
export function Reference({ failure }: { failure: Failure | null }) {
  const messages = useMessages(errorMessages)
  const reference = referenceOf(failure)
  if (reference === null) return null
  return (
    <Text figures size="fine" tone="quiet">
      <span className={referenceStyle}>{messages.reference(reference)}</span>
    </Text>
  )
}
