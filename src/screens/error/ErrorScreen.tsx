import { ErrorView } from './ErrorView.tsx'
import { useErrorActions } from './useErrorActions.ts'

type ErrorScreenProps = { reason: string; onRetry?: (() => void) | undefined }

export function ErrorScreen(props: ErrorScreenProps) {
  return <ErrorView {...props} acts={useErrorActions()} />
}
