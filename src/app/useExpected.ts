import { startTransition, useEffect, useState } from 'react'
import type { Destination } from '../domain/destinations.ts'
import { useProvided } from '../screens/provided.ts'
import { pathOf } from '../services/navigation.ts'
import { isSavingData } from './isSavingData.ts'
import { fetchScreen } from './lazy-screens.ts'
import { placeBehind } from './placeBehind.ts'

/** A path has one screen, whatever else its address says. */
export const withoutSearch = (address: string) => address.replace(/\?.*/, '')

/**
 * Has code and data of a screen fetched whose link somebody is about to follow. Answers its address once all of it is at
 * hand, and as long as it stands; null otherwise. `path` is where the reader is.
 */
export function useExpected(path: string): string | null {
  const { expect } = useProvided()
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
      const [standsFor] = await Promise.all([expect(place), fetchScreen(place.screen)])
      if (near !== address || standsFor === 0) return
      startTransition(() => setExpected({ address, from: path }))
      timer = setTimeout(leave, standsFor)
    }
    const prepare = (event: Event) => {
      const place = isSavingData() ? null : placeBehind(event)
      const address = place === null ? null : pathOf(place)
      if (address === near) return
      leave()
      // What one is looking at already is not expected.
      if (place === null || address === null || withoutSearch(address) === path) return
      approach(place, address).catch(() => {
        // A lost line here is no one's concern: the click asks again and says so.
      })
    }
    for (const type of ['pointerover', 'focusin']) {
      window.addEventListener(type, prepare, { passive: true, signal: listening.signal })
    }
    return () => {
      listening.abort()
      leave()
    }
  }, [expect, path])
  // Whoever has gone on expects something else, and is not to find this one beside it.
  return expected?.from === path ? expected.address : null
}
