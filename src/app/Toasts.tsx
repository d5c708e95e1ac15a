import { useSelector } from '@xstate/react'
import { Component, lazy, type ReactNode, Suspense } from 'react'
import type { ShownToast } from '../../machines/toasts.ts'
import type { Locale } from '../messages/locale.ts'
import { useLocale } from '../messages/useMessages.ts'
import { usePageActors } from '../screens/page-actors.ts'
import { Page } from '../ui/Layout/Page.tsx'
import { Text } from '../ui/Text/Text.tsx'

const fetchRegion = () => import('../ui/Toast/Toast.tsx')
const ToastRegion = lazy(async () => ({ default: (await fetchRegion()).ToastRegion }))

/** Prefetches the code of the toasts before the first one. */
export function preloadToasts(): void {
  fetchRegion().catch(() => {
    // `ToastErrorBoundary` shows the messages without this code.
  })
}

/** Renders the toasts, which report successes and failures. Their code loads with the first one. */
export function Toasts() {
  const { toasts: actor } = usePageActors()
  const { toasts, nextId } = useSelector(actor, (snapshot) => snapshot.context)
  const { t } = useLocale()
  const hasBegun = nextId > 1
  if (!hasBegun) return null
  const shown = toasts.map((toast) => withTexts(toast, t))
  return (
    <ToastErrorBoundary plain={<PlainToasts toasts={shown} />}>
      <Suspense fallback={null}>
        <ToastRegion
          toasts={shown}
          onDismiss={(id) => actor.send({ type: 'toast.dismissed', id: Number(id) })}
        />
      </Suspense>
    </ToastErrorBoundary>
  )
}

/** Returns a toast with its texts. */
const withTexts = ({ id, title, detail, ...toast }: ShownToast, t: Locale['t']) => ({
  ...toast,
  id: String(id),
  title: t(title),
  detail: t(detail),
})

/** Renders `plain` if the code of the toasts cannot be loaded, for example while offline. */
class ToastErrorBoundary extends Component<
  { plain: ReactNode; children: ReactNode },
  { isNeeded: boolean }
> {
  override state = { isNeeded: false }

  static getDerivedStateFromError() {
    return { isNeeded: true }
  }

  override render() {
    return this.state.isNeeded ? this.props.plain : this.props.children
  }
}

/** Renders the toasts as plain text. */
function PlainToasts({ toasts }: { toasts: ReturnType<typeof withTexts>[] }) {
  return (
    <Page>
      <div role="status">
        {toasts.map(({ id, title, detail }) => (
          <Text key={id}>{[title, detail].filter(Boolean).join(' ')}</Text>
        ))}
      </div>
    </Page>
  )
}
