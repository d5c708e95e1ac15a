import { useEffect, useRef } from 'react'
import { whenIdle } from './when-idle.ts'
import { addLateFont, readLateFont } from './late-font.ts'
import { useScrollRestoration } from './useScrollRestoration.ts'

/** Returns whether the screen itself has focused an element, such as its title. */
const isGiven = (focused: Element | null, main: HTMLElement) =>
  focused !== main && focused?.getAttribute('tabindex') === '-1' && main.contains(focused)

/**
 * After a navigation, scrolls to the screen's top or its stored position, and moves the focus to its title, or to the
 * main element while the screen's code loads.
 */
export function useRouteFocus(path: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  const arriveAt = useScrollRestoration(path)
  useEffect(() => whenIdle(readLateFont), [])
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    addLateFont()
    const giveUp = arriveAt(path)
    if (main.current !== null && !isGiven(document.activeElement, main.current)) {
      const start = main.current.querySelector('h1') ?? main.current
      start.focus({ preventScroll: true })
    }
    return giveUp
  }, [path, arriveAt])
  return main
}
