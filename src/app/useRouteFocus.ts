import { useEffect, useRef } from 'react'

/** A title and the like, which the screen itself has given the focus. */
const isGiven = (focused: Element | null, main: HTMLElement) =>
  focused !== main && focused?.getAttribute('tabindex') === '-1' && main.contains(focused)

/** After a change of screen the reader starts at its top, and the keyboard and the screen reader at its main part. */
export function useRouteFocus(path: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    window.scrollTo(0, 0)
    if (main.current === null || isGiven(document.activeElement, main.current)) return
    main.current.focus({ preventScroll: true })
  }, [path])
  return main
}
