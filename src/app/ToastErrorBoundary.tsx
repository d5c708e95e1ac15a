import { Component, type ReactNode } from 'react'
import type { ShownToast } from '../../machines/toasts.ts'
import { useLocale } from '../messages/useMessages.ts'
import { Page } from '../ui/Layout/Page.tsx'
import { Text } from '../ui/Text/Text.tsx'
import type { Locale } from '../messages/locale.ts'

/** Returns a toast with its sentences. */
export const toastText = ({ title, detail, ...toast }: ShownToast, t: Locale['t']) => ({
  ...toast,
  id: String(toast.id),
  title: t(title),
  ...(detail === undefined ? {} : { detail: t(detail) }),
})

type Props = { toasts: readonly ShownToast[]; children: ReactNode }

/** Renders the toasts as plain text if their code cannot be loaded, for example while offline. */
export class ToastErrorBoundary extends Component<Props, { isNeeded: boolean }> {
  override state = { isNeeded: false }

  static getDerivedStateFromError() {
    return { isNeeded: true }
  }

  override render() {
    if (!this.state.isNeeded) return this.props.children
    return <PlainToasts toasts={this.props.toasts} />
  }
}

function PlainToasts({ toasts }: { toasts: readonly ShownToast[] }) {
  const { t } = useLocale()
  return (
    <Page>
      <div role="status">
        {toasts
          .map((toast) => toastText(toast, t))
          .map(({ id, title, detail }) => (
            <Text key={id}>{[title, detail].filter(Boolean).join(' ')}</Text>
          ))}
      </div>
    </Page>
  )
}
