import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { usePageActors } from '../screens/page-actors.ts'
import { ToastErrorBoundary } from './ToastErrorBoundary.tsx'

const fetchList = () => import('./ToastList.tsx')
const ToastList = lazy(async () => ({ default: (await fetchList()).ToastList }))

/** Prefetches the code and the sentences of the toasts before the first one. */
export function preloadToasts(): void {
  fetchList().catch(() => {
    // `ToastErrorBoundary` shows the messages without this code.
  })
}

/** Renders the toasts, which report successes and failures. Their code loads with the first one. */
export function Toasts() {
  const { toasts: actor } = usePageActors()
  const { toasts, nextId } = useSelector(actor, (snapshot) => snapshot.context)
  const hasBegun = nextId > 1
  if (!hasBegun) return null
  return (
    <ToastErrorBoundary toasts={toasts}>
      <Suspense fallback={null}>
        <ToastList
          toasts={toasts}
          onDismiss={(id) => actor.send({ type: 'toast.dismissed', id })}
        />
      </Suspense>
    </ToastErrorBoundary>
  )
}
