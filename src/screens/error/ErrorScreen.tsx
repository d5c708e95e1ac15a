import { ErrorView } from './ErrorView.tsx'
import { useErrorActs } from './useErrorActs.ts'

type ErrorScreenProps = { reason: string; onRetry?: (() => void) | undefined }

export function ErrorScreen(props: ErrorScreenProps) {
  return <ErrorView {...props} acts={useErrorActs()} />
}
