import { Component, type ReactNode } from 'react'
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx'
import { pageMessages } from '../messages/pages.ts'
import { useLocale, useMessages } from '../messages/useMessages.ts'

type Props = {
  children: ReactNode
  /** The current path, for the boundary around the frame, which stays mounted across navigations. */
  path?: string
  /** Called when the path changes after an error. If set, the error screen is rendered alone on the page. */
  onLeave?: () => void
}

/** Shows the error screen, never a blank page, if a render throws or code fails to load (rule N5). */
export class RenderErrorBoundary extends Component<Props, { problem: string | null }> {
  override state: { problem: string | null } = { problem: null }

  static getDerivedStateFromError(error: unknown) {
    return { problem: error instanceof Error ? error.message : String(error) }
  }

  override componentDidUpdate({ path }: Props) {
    if (this.state.problem !== null && path !== this.props.path) this.props.onLeave?.()
  }

  override render() {
    const { problem } = this.state
    if (problem === null) return this.props.children
    const screen = <Reason words={problem} />
    if (this.props.onLeave === undefined) return screen
    return (
      <main>
        <Title />
        {screen}
      </main>
    )
  }
}

/** Shows the reason of the error, translated if it is a message of the app. */
function Reason({ words }: { words: string }) {
  return <ErrorScreen onRetry={() => window.location.reload()} reason={useLocale().t(words)} />
}

function Title() {
  return <title>{`${useMessages(pageMessages).error.title} · Loppis`}</title>
}
