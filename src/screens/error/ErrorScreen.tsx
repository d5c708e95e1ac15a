import { ErrorView } from './ErrorView.tsx'
import { useLogOut } from './useLogOut.ts'

type ErrorScreenProps = { reason: string; onRetry?: (() => void) | undefined }

export function ErrorScreen(props: ErrorScreenProps) {
  return <ErrorView {...props} onLogOut={useLogOut()} />
}
