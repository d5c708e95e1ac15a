import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { usePageActors } from '../screens/page-actors.ts'
import { useLocale } from '../messages/useMessages.ts'
import { ToastErrorBoundary } from './ToastErrorBoundary.tsx'

const fetchRegion = () => import('../ui/Toast/ToastRegion.tsx')
const ToastRegion = lazy(async () => ({ default: (await fetchRegion()).ToastRegion }))

/** Prefetches the code of the toasts before the first one. */
export function preloadToasts(): void {
  fetchRegion().catch(() => {
    // `ToastErrorBoundary` shows the messages without this code.
  })
}

/** Renders the toasts, which report successes and failures. Their code loads with the first one. */
export function Toasts() {
  const { toasts: toastsActor } = usePageActors()
  const { t } = useLocale()
  const { toasts: kept, nextId } = useSelector(toastsActor, (snapshot) => snapshot.context)
  const hasBegun = nextId > 1
  if (!hasBegun) return null
  const shown = kept.map(({ title, detail, ...toast }) => ({
    ...toast,
    id: String(toast.id),
    title: t(title),
    ...(detail === undefined ? {} : { detail: t(detail) }),
  }))
  return (
    <ToastErrorBoundary toasts={shown}>
      <Suspense fallback={null}>
        <ToastRegion
          toasts={shown}
          onDismiss={(id) => toastsActor.send({ type: 'toast.dismissed', id: Number(id) })}
        />
      </Suspense>
    </ToastErrorBoundary>
  )
}
