import { useCallback, useLayoutEffect, useRef } from 'react'

/** Whoever does one of these does not wait for a place any more. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/**
 * Where each screen was left, for who comes back to it by the browser's Back or Forward. The browser's own memory does
 * not help: what a screen shows is there only after it.
 */
export function usePlaces(path: string) {
  const here = useRef(path)
  const isBack = useRef(false)
  const places = useRef(new Map<string, number>())
  // In time to hear of the way back before the router, which has the screen drawn at once.
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
  /** Begins a screen at its top, or where it was left. Answers what gives up on it. */
  return useCallback((to: string): (() => void) => {
    const place = isBack.current ? (places.current.get(to) ?? 0) : 0
    isBack.current = false
    here.current = to
    window.scrollTo(0, 0)
    return place === 0 ? () => undefined : scrollOnceThere(place)
  }, [])
}

/** Scrolls as soon as there is enough on the screen. */
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
