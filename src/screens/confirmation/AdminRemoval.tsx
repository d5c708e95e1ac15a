import { lazy, type ReactNode, Suspense } from 'react'
import { useRenderedViewer } from '../useRenderedViewer.ts'
import type { PageRemovalProps } from './PageRemoval.tsx'

/** Nothing, where the code cannot be loaded: an admin has the lists. */
const PageRemoval = lazy<(removes: PageRemovalProps) => ReactNode>(async () => ({
  default: await import('./PageRemoval.tsx').then(
    (loaded) => loaded.PageRemoval,
    () => () => null,
  ),
}))

/** An admin's button that removes the product or the seller of a page; nothing for other viewers, who do not load its code. */
export function AdminRemoval(removes: PageRemovalProps) {
  const viewer = useRenderedViewer()
  if (viewer.kind !== 'user' || viewer.role !== 'admin') return null
  return (
    <Suspense>
      <PageRemoval {...removes} key={viewer.email} />
    </Suspense>
  )
}
