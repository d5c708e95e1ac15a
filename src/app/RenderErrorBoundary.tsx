import { Component, type ReactNode } from 'react'
import { ErrorScreen } from '../screens/error/ErrorScreen.tsx'
import { pageWords } from '../words/pages.ts'
import { useTongue, useWords } from '../words/useWords.ts'

type Props = {
  children: ReactNode
  /** Where one is, for the boundary around the frame, which stays when another address is opened. */
  path?: string
  /** Called when another address is opened after an error. With it the error screen stands alone on the page. */
  onLeave?: () => void
}

/** A thrown render, or code that could not be fetched, is shown as an error screen and never as a white page (rule N5). */
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

/** What went wrong, where it is one of ours in the reader's language. */
function Reason({ words }: { words: string }) {
  return <ErrorScreen onRetry={() => window.location.reload()} reason={useTongue().said(words)} />
}

function Title() {
  return <title>{`${useWords(pageWords).error.title} · Loppis`}</title>
}
