import { useCallback, useLayoutEffect, useRef } from 'react'

/** Events with which the user moves on, so that a pending scroll restoration is cancelled. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * Restores each screen's scroll position on the browser's Back and Forward. The browser's own scroll restoration does
 * not help, because it runs before a screen's content is rendered.
 */
export function useScrollRestoration(path: string) {
  const here = useRef(path)
  const isBack = useRef(false)
  const places = useRef(new Map<string, number>())
  // Subscribes to popstate before the router does, because the router renders the screen synchronously.
  useLayoutEffect(() => {
    const isHere = () => window.location.pathname === here.current
    const keep = () => {
      if (isHere()) places.current.set(here.current, window.scrollY)
    }
    const comeBack = () => {
      isBack.current = !isHere()
    }
    window.addEventListener('scroll', keep, { passive: true })
    window.addEventListener('popstate', comeBack)
    return () => {
      window.removeEventListener('scroll', keep)
      window.removeEventListener('popstate', comeBack)
    }
  }, [])
  /** Scrolls a screen to its top or its stored position. Returns a function that cancels the restoration. */
  return useCallback((to: string): (() => void) => {
    const place = isBack.current ? (places.current.get(to) ?? 0) : 0
    isBack.current = false
    here.current = to
    window.scrollTo(0, 0)
    return place === 0 ? () => undefined : scrollOnceThere(place)
  }, [])
}

/** Scrolls as soon as the page is tall enough. Returns a function that cancels. */
function scrollOnceThere(place: number): () => void {
  const { documentElement: page, body } = document
  const waiting = new AbortController()
  const { signal } = waiting
  const stop = () => waiting.abort()
  const observer = new ResizeObserver(() => {
    if (page.scrollHeight - window.innerHeight < place) return
    stop()
    window.scrollTo(0, place)
  })
  signal.addEventListener('abort', () => observer.disconnect())
  for (const type of MOVES) window.addEventListener(type, stop, { passive: true, signal })
  observer.observe(body)
  return stop
}
