import { useEffect, useRef } from 'react'
import { onceIdle } from './onceIdle.ts'
import { putFontIn, readLateFont } from './putFontIn.ts'
import { usePlaces } from './usePlaces.ts'

/** A title and the like, which the screen itself has given the focus. */
const isGiven = (focused: Element | null, main: HTMLElement) =>
  focused !== main && focused?.getAttribute('tabindex') === '-1' && main.contains(focused)

/**
 * After a change of screen the reader starts at its top, or where it was left; the keyboard and the screen reader start
 * at its title, or at the main part while the code of the screen is on the way.
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
