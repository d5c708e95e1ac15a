import { useCallback, useLayoutEffect, useRef } from 'react'
import { randomId } from '../domain/random-id.ts'

/** Events with which the user moves on, so that a pending scroll restoration is cancelled. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** How long the content of a screen may still load after its position is restored, in milliseconds. */
const SETTLING_MS = 2000

/**
 * Restores the scroll position of each history entry on the browser's Back and Forward. The browser's own scroll
 * restoration does not help, because it runs before a screen's content is rendered.
 */
export function useScrollRestoration(path: string) {
  const here = useRef(path)
  const isBack = useRef(false)
  const places = useRef(new Map<string, number>())
  // Subscribes to popstate before the router does, because the router renders the screen synchronously.
  useLayoutEffect(() => {
    const isHere = () => window.location.pathname === here.current
    let entry = entryNamed()
    const listening = new AbortController()
    const { signal } = listening
    const keep = () => {
      if (isHere()) places.current.set(entry, window.scrollY)
    }
    const comeBack = () => {
      isBack.current = !isHere()
      entry = entryNamed()
    }
    window.addEventListener('scroll', keep, { passive: true, signal })
    window.addEventListener('popstate', comeBack, { signal })
    // wouter fires an event for each call of the history API.
    const moveOn = () => {
      // The screen that is left is still shown. The event of its last scroll may not have come.
      places.current.set(entry, window.scrollY)
      entry = entryNamed()
    }
    window.addEventListener('pushState', moveOn, { signal })
    // A screen that replaces another, such as one with a dialog's entry, has a position of its own.
    const stay = () => (isHere() ? (entry = entryNamed(entry)) : moveOn())
    window.addEventListener('replaceState', stay, { signal })
    return () => listening.abort()
  }, [])
  /** Scrolls a screen to its top or its stored position. Returns a function that cancels the restoration. */
  return useCallback((to: string): (() => void) => {
    const place = isBack.current ? (places.current.get(entryNamed()) ?? 0) : 0
    isBack.current = false
    here.current = to
    window.scrollTo(0, 0)
    return place === 0 ? () => undefined : scrollThere(place)
  }, [])
}

/** Returns the name of the current history entry, in its state. An entry without one gets the given one. */
function entryNamed(name = randomId()): string {
  const state: object = Object(window.history.state)
  const named: unknown = Reflect.get(state, 'entry')
  if (typeof named === 'string') return named
  window.history.replaceState({ ...state, entry: name }, '')
  return name
}

/**
 * Scrolls as soon as the page is tall enough, and again while its content loads: what loads above would move the rest.
 * Returns a function that cancels.
 */
function scrollThere(place: number): () => void {
  const { documentElement: page, body } = document
  const waiting = new AbortController()
  const { signal } = waiting
  const stop = () => waiting.abort()
  let timer: ReturnType<typeof setTimeout> | undefined
  const observer = new ResizeObserver(() => {
    if (page.scrollHeight - window.innerHeight < place) return
    timer ??= setTimeout(stop, SETTLING_MS)
    window.scrollTo(0, place)
  })
  signal.addEventListener('abort', () => {
    clearTimeout(timer)
    observer.disconnect()
  })
  for (const type of MOVES) window.addEventListener(type, stop, { passive: true, signal })
  observer.observe(body)
  return stop
}
