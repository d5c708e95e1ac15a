import { Component, type ReactNode } from 'react'
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx'

type Props = {
  children: ReactNode
  /** Where one is, for a boundary that stays when another address is opened. */
  path?: string
  /** Called when another address is opened after an error. */
  onLeave?: () => void
}

/** A thrown render, or code that could not be fetched, is shown as an error screen and never as a white page (rule N5). */
export class RenderErrorBoundary extends Component<Props, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidUpdate({ path }: Props) {
    if (this.state.error !== null && path !== this.props.path) this.props.onLeave?.()
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <ErrorScreen
        onRetry={() => window.location.reload()}
        reason={error instanceof Error ? error.message : String(error)}
      />
    )
  }
}
