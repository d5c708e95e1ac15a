import { type ReactNode, useEffect } from 'react'
import { render as renderInBrowser } from 'vitest-browser-react'

/** The last to be told that it is on the page: what is drawn beside it is, and its effects have run. */
function Drawn({ tell }: { tell: () => void }) {
  useEffect(tell)
  return null
}

/** A view beside which it is told that it is drawn, and when it is. */
function drawing(view: ReactNode) {
  const { promise: drawn, resolve, reject } = Promise.withResolvers<void>()
  const seen = (
    <>
      {view}
      <Drawn tell={resolve} />
    </>
  )
  return { seen, drawn, fail: reject }
}

/**
 * Puts a view on the page, and waits until it is there in its own letters: React's build for production has no `act`
 * that would. `rerender` puts another one in its place. Throws what the first drawing throws.
 */
export async function render(view: ReactNode) {
  const { seen, drawn, fail } = drawing(view)
  const { rerender } = await renderInBrowser(seen, { createRootOptions: { onUncaughtError: fail } })
  await drawn
  // A font that comes late moves what is about to be pressed.
  await document.fonts.ready
  return {
    async rerender(other: ReactNode): Promise<void> {
      const next = drawing(other)
      await rerender(next.seen)
      await next.drawn
    },
  }
}
