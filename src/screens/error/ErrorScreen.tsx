import type { Message } from '../../domain/message.ts'
import { ErrorView } from './ErrorView.tsx'
import { useErrorActions } from './useErrorActions.ts'

type ErrorScreenProps = { reason: Message; onRetry?: (() => void) | undefined }

export function ErrorScreen(props: ErrorScreenProps) {
  return <ErrorView {...props} acts={useErrorActions()} />
}
