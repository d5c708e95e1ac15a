import { useState, useSyncExternalStore } from 'react'

const neverChanges = () => () => undefined

/** Returns whether the component hydrated HTML of the server. The user may have been typing in it before. */
export function useIsServed(): boolean {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  const [isServed] = useState(isHydrating)
  return isServed
}
