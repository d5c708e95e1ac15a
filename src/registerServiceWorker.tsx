import { createRoot } from 'react-dom/client'
import type { Provided } from './actors/provided.ts'
import { whenSignedIn } from './actors/when-signed-in.ts'
import { createConnectionStatus } from './actors/connection-status.ts'
import { PreferredLocaleProvider } from './app/PreferredLocaleProvider.tsx'
import { ConnectionBanner } from './app/ConnectionBanner.tsx'
import { ProvidedMachines } from './screens/provided.ts'
import { isPageCached, watchConnection } from './services/connection.ts'
import { startServiceWorker } from './services/service-worker.ts'

/**
 * Starts the service worker, which caches visited pages for the next visit and for offline use, and renders the
 * banners. Runs when the page is idle, in a React root of its own, so no page waits for it. `part` is a file of this
 * page's build.
 */
export function registerServiceWorker(provided: Provided, part: string): void {
  const connectionStatus = createConnectionStatus(provided.inspect)
  const place = document.createElement('div')
  // The container has no box of its own, so that the banner can stick to the bottom of the window.
  place.style.display = 'contents'
  document.body.append(place)
  createRoot(place).render(
    <ProvidedMachines value={provided}>
      <PreferredLocaleProvider>
        <ConnectionBanner toasts={connectionStatus.notices} onReload={provided.startAfresh} />
      </PreferredLocaleProvider>
    </ProvidedMachines>,
  )
  if (isPageCached()) connectionStatus.cached()
  watchConnection(connectionStatus)
  const worker = startServiceWorker(part, { ...connectionStatus, network: connectionStatus.online })
  // A signed-in user may be about to book or to pay.
  whenSignedIn(provided.session, worker.cacheAll)
}
