import { useSelector } from '@xstate/react'
import { lazy, Suspense } from 'react'
import { useProvided } from '../screens/provided.ts'
import { useTongue } from '../words/useWords.ts'
import { PlainNotices } from './PlainNotices.tsx'

const fetchRegion = () => import('../ui/Toast/ToastRegion.tsx')
const ToastRegion = lazy(async () => ({ default: (await fetchRegion()).ToastRegion }))

/** Prefetches the code of the toasts before the first one. */
export function preloadNotices(): void {
  fetchRegion().catch(() => {
    // `PlainNotices` shows the messages without this code.
  })
}

/** Renders the toasts, which report successes and failures. Their code loads with the first one. */
export function Notices() {
  const { notices } = useProvided()
  const { said } = useTongue()
  const { notices: kept, nextId } = useSelector(notices, (snapshot) => snapshot.context)
  const hasBegun = nextId > 1
  if (!hasBegun) return null
  const shown = kept.map((notice) => ({
    ...notice,
    id: String(notice.id),
    title: said(notice.title),
    ...(notice.detail === undefined ? {} : { detail: said(notice.detail) }),
  }))
  return (
    <PlainNotices notices={shown}>
      <Suspense fallback={null}>
        <ToastRegion
          notices={shown}
          onDismiss={(id) => notices.send({ type: 'notice.dismissed', id: Number(id) })}
        />
      </Suspense>
    </PlainNotices>
  )
}
