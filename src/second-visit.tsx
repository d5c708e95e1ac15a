import { createRoot } from 'react-dom/client'
import type { Provided } from './actors/provided.ts'
import { onceSignedIn } from './actors/once-signed-in.ts'
import { createStanding } from './actors/standing.ts'
import { InReadersLanguage } from './app/InReadersLanguage.tsx'
import { StandingNotices } from './app/StandingNotices.tsx'
import { ProvidedMachines } from './screens/provided.ts'
import { isPageKept, watchConnection } from './services/connection.ts'
import { startWorker } from './services/worker.ts'

/**
 * Starts the service worker, which caches visited pages for the next visit and for offline use, and renders the
 * banners. Runs when the page is idle, in a React root of its own, so no page waits for it. `part` is a file of this
 * page's build.
 */
export function beginSecondVisit(provided: Provided, part: string): void {
  const standing = createStanding(provided.inspect)
  const place = document.createElement('div')
  // The container has no box of its own, so that the banner can stick to the bottom of the window.
  place.style.display = 'contents'
  document.body.append(place)
  createRoot(place).render(
    <ProvidedMachines value={provided}>
      <InReadersLanguage>
        <StandingNotices notices={standing.notices} onReload={provided.startAfresh} />
      </InReadersLanguage>
    </ProvidedMachines>,
  )
  if (isPageKept()) standing.kept()
  watchConnection(standing)
  const worker = startWorker(part, { ...standing, answered: standing.there })
  // A signed-in user may be about to book or to pay.
  onceSignedIn(provided.session, worker.keepAll)
}
