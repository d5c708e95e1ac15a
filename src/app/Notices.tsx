import { useSelector } from '@xstate/react'
import { useProvided } from '../screens/provided.ts'
import { ToastRegion } from '../ui/Toast/ToastRegion.tsx'
import { useTongue } from '../words/useWords.ts'

/** The toasts: what was done, and what was not. */
export function Notices() {
  const { notices } = useProvided()
  const { said } = useTongue()
  const shown = useSelector(notices, (snapshot) => snapshot.context.notices)
  return (
    <ToastRegion
      notices={shown.map((notice) => ({
        ...notice,
        id: String(notice.id),
        title: said(notice.title),
        ...(notice.detail === undefined ? {} : { detail: said(notice.detail) }),
      }))}
      onDismiss={(id) => notices.send({ type: 'notice.dismissed', id: Number(id) })}
    />
  )
}
