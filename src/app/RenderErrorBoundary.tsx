import { Component, type ReactNode } from 'react'
import { type Message, message } from '../domain/message.ts'
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx'
import { CodeNotFetched } from './lazy-with-preload.tsx'
import { pageMessages } from '../messages/pages.ts'
import { useMessages } from '../messages/useMessages.ts'

type Props = {
  children: ReactNode
  /** The current path, for the boundary around the frame, which stays mounted across navigations. */
  path?: string
  /** Called when the path changes after an error. If set, the error screen is rendered alone on the page. */
  onLeave?: () => void
}

const reload = () => window.location.reload()

/** Shows the error screen, never a blank page, if a render throws or code fails to load (rule N5). */
export class RenderErrorBoundary extends Component<Props, { problem: Message | null }> {
  override state: { problem: Message | null } = { problem: null }

  static getDerivedStateFromError(error: unknown) {
    if (error instanceof CodeNotFetched) return { problem: message('codeNotFetched') }
    return { problem: { text: error instanceof Error ? error.message : String(error) } }
  }

  /** Code that could not load without a connection loads when the connection is back. */
  override componentDidCatch(error: unknown) {
    if (error instanceof CodeNotFetched) window.addEventListener('online', reload)
  }

  override componentWillUnmount() {
    window.removeEventListener('online', reload)
  }

  override componentDidUpdate({ path }: Props) {
    if (this.state.problem !== null && path !== this.props.path) this.props.onLeave?.()
  }

  override render() {
    const { problem } = this.state
    if (problem === null) return this.props.children
    const screen = <ErrorScreen onRetry={reload} reason={problem} />
    if (this.props.onLeave === undefined) return screen
    return (
      <main>
        <Title />
        {screen}
      </main>
    )
  }
}

function Title() {
  return <title>{`${useMessages(pageMessages).error} · Loppis`}</title>
}
