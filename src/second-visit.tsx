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
 * Keeps what is seen for the next visit and for a time without a connection, and says so. It comes when the page has
 * nothing else to do, and stands in a root of its own: no page waits for it. `part` is a file of this page's build.
 */
export function beginSecondVisit(provided: Provided, part: string): void {
  const standing = createStanding(provided.inspect)
  const place = document.createElement('div')
  // For the layout it is not there, so that its content can stay at the foot of the window.
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
  // Whoever is signed in may be about to book or to pay.
  onceSignedIn(provided.session, worker.keepAll)
}
