import { useEffect, useRef } from 'react'
import { onceIdle } from './onceIdle.ts'
import { putFontIn, readLateFont } from './putFontIn.ts'
import { usePlaces } from './usePlaces.ts'

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
  const arriveAt = usePlaces(path)
  useEffect(() => onceIdle(readLateFont), [])
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    putFontIn()
    const giveUp = arriveAt(path)
    if (main.current !== null && !isGiven(document.activeElement, main.current)) {
      const start = main.current.querySelector('h1') ?? main.current
      start.focus({ preventScroll: true })
    }
    return giveUp
  }, [path, arriveAt])
  return main
}
