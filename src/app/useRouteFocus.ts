import { useEffect, useRef } from 'react'

/** After a change of screen the reader starts at its top, and the keyboard and the screen reader at its main part. */
export function useRouteFocus(path: string) {
  const main = useRef<HTMLElement>(null)
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [path])
  return main
}
