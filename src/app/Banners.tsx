import { useSelector } from '@xstate/react'
import { Suspense } from 'react'
import { useIsHydrating, usePageActors } from '../screens/page-actors.ts'
import { lazyOrNothing } from './lazy-with-preload.tsx'

/** Without this code, which loads when the page is idle, a page that is offline works without its banner. */
const BannerRegion = lazyOrNothing(async () => (await import('./BannerRegion.tsx')).BannerRegion)

/** Loads the code of the banners. */
export const preloadBanners = BannerRegion.fetch

/** Renders the banners while one applies to the page. Their code loads before the first one. */
export function Banners() {
  const { connection, update } = usePageActors()
  const isOnline = useSelector(connection, (state) => state.matches('online'))
  const hasUpdate = useSelector(update, ({ context }) => context)
  // The server renders no banner.
  if (useIsHydrating() || (isOnline && !hasUpdate)) return null
  return (
    <Suspense fallback={null}>
      <BannerRegion />
    </Suspense>
  )
}
