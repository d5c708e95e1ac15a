import { useProvided } from '../provided.ts'
import { ErrorView } from './ErrorView.tsx'

type ErrorScreenProps = { reason: string; onRetry?: (() => void) | undefined }

export function ErrorScreen(props: ErrorScreenProps) {
  const { session } = useProvided()
  return (
    <ErrorView
      {...props}
      onLogOut={() => session.send({ type: 'session.logout', destination: { screen: 'login' } })}
    />
  )
}
