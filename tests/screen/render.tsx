import { type ReactNode, useEffect } from 'react'
import { render as renderInBrowser } from 'vitest-browser-react'

/** Reports its commit. As the last sibling, its effect runs after the effects of the view. */
function CommitObserver({ tell: notify }: { tell: () => void }) {
  useEffect(notify)
  return null
}

/** Wraps a view so that `drawn` resolves once the view is committed. */
function drawing(view: ReactNode) {
  const { promise: rendered, resolve, reject } = Promise.withResolvers<void>()
  const seen = (
    <>
      {view}
      <CommitObserver tell={resolve} />
    </>
  )
  return { seen, drawn: rendered, fail: reject }
}

/**
 * Renders a view and waits until it is committed and its fonts are loaded: React's production build has no `act`.
 * `rerender` replaces the view. Throws an error of the first render.
 */
export async function render(view: ReactNode) {
  const { seen, drawn, fail } = drawing(view)
  const { rerender } = await renderInBrowser(seen, { createRootOptions: { onUncaughtError: fail } })
  await drawn
  // A font that loads late shifts the elements that a test is about to press.
  await document.fonts.ready
  return {
    async rerender(other: ReactNode): Promise<void> {
      const next = drawing(other)
      await rerender(next.seen)
      await next.drawn
    },
  }
}
