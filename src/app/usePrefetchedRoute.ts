import { startTransition, useEffect, useState } from 'react'
import type { Destination } from '../domain/destinations.ts'
import { useProvided } from '../screens/provided.ts'
import { pathOf } from '../screens/paths.ts'
import { isSavingData } from './isSavingData.ts'
import { fetchActors } from './screen-code.ts'
import { routeOfLink } from './routeOfLink.ts'

/** Removes the query: a path has one screen, whatever its query. */
export const withoutSearch = (address: string) => address.replace(/\?.*/, '')

/**
 * Prefetches code and data of the screen whose link the user points at or focuses. Returns its address once both are
 * loaded and while the data is fresh; null otherwise. `path` is the current path.
 */
export function usePrefetchedRoute(path: string): string | null {
  const { expect, join } = useProvided()
  const [expected, setExpected] = useState<{ address: string; from: string } | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    let near: string | null = null
    let timer: ReturnType<typeof setTimeout>
    const leave = () => {
      near = null
      clearTimeout(timer)
      startTransition(() => setExpected(null))
    }
    const approach = async (place: Destination, address: string) => {
      near = address
      const standsFor = await expect(place, fetchActors(place, join))
      if (near !== address || standsFor === 0) return
      startTransition(() => setExpected({ address, from: path }))
      timer = setTimeout(leave, standsFor)
    }
    const prepare = (event: Event) => {
      const place = isSavingData() ? null : routeOfLink(event)
      const address = place === null ? null : pathOf(place)
      if (address === near) return
      leave()
      // The current screen is not prefetched.
      if (place === null || address === null || withoutSearch(address) === path) return
      approach(place, address).catch(() => {
        // A failure is ignored: the click requests everything again and reports the error.
      })
    }
    for (const type of ['pointerover', 'focusin']) {
      window.addEventListener(type, prepare, { passive: true, signal: listening.signal })
    }
    return () => {
      listening.abort()
      leave()
    }
  }, [expect, join, path])
  // After a navigation the earlier prefetched screen must not be rendered beside the new one.
  return expected?.from === path ? expected.address : null
}
