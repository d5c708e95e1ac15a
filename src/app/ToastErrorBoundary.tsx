import { Component, type ReactNode } from 'react'
import { Page } from '../ui/Layout/Page.tsx'
import { Text } from '../ui/Text/Text.tsx'

type Props = {
  toasts: readonly { id: string; title: string; detail?: string | undefined }[]
  children: ReactNode
}

/** Renders the toasts as plain text if their code cannot be loaded, for example while offline. */
export class ToastErrorBoundary extends Component<Props, { isNeeded: boolean }> {
  override state = { isNeeded: false }

  static getDerivedStateFromError() {
    return { isNeeded: true }
  }

  override render() {
    if (!this.state.isNeeded) return this.props.children
    return (
      <Page>
        <div role="status">
          {this.props.toasts.map(({ id, title, detail }) => (
            <Text key={id}>{[title, detail].filter(Boolean).join(' ')}</Text>
          ))}
        </div>
      </Page>
    )
  }
}
