import { lazy, type ReactNode, Suspense } from 'react'
import { usePageActors } from '../page-actors.ts'
import { useRenderedViewer } from '../useRenderedViewer.ts'
import type { ReviewReportProps } from './ReviewReportButton.tsx'
import type { ReportOf } from './ReviewWords.tsx'

/** Nothing, where the code cannot be loaded: the review can be read all the same. */
const ReviewReportButton = lazy<(review: ReviewReportProps) => ReactNode>(async () => ({
  default: await import('./ReviewReportButton.tsx').then(
    (loaded) => loaded.ReviewReportButton,
    () => () => null,
  ),
}))

/** Renders the button that reports a review. */
export const renderReport: ReportOf = (review) => <ReviewReport {...review} />

/** The button that reports a review; nothing for guests, who do not load its code, and where the server has no cases. */
function ReviewReport(review: ReviewReportProps) {
  const viewer = useRenderedViewer()
  const { readExtensions } = usePageActors()
  if (viewer.kind !== 'user' || !readExtensions().includes('cases')) return null
  return (
    <Suspense>
      <ReviewReportButton {...review} key={viewer.email} />
    </Suspense>
  )
}
