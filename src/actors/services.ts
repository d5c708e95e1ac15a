import type { Api } from '../api/api.ts'
import type { Toast } from '../domain/toasts.ts'
import type { BrowserWishlist } from '../services/browser-wishlist.ts'
import type { CardService } from '../services/cards.tsx'
import type { ConnectionService } from '../services/connection.ts'
import type { DraftService } from '../services/drafts.ts'
import type { GeolocationService } from '../services/geolocation.ts'
import type { IdentityService } from '../services/identity.ts'
import type { ImageService } from '../services/images.ts'
import type { LanguageStore } from '../services/language.ts'
import type { LinkService } from '../services/links.ts'
import type { Navigation } from '../services/navigation.ts'
import type { PageService } from '../services/page.ts'
import type { PhoneService } from '../services/phones.ts'
import type { PushService } from '../services/push.ts'
import type { SeenProducts } from '../services/seen-products.ts'
import type { ServiceWorkerClient } from '../services/service-worker-client.ts'
import type { ThemeStore } from '../services/theme.ts'
import type { TokenStore } from '../services/token.ts'
import type { VisibilityService } from '../services/visibility.ts'
import type { AttemptStorage } from './payment-attempts.ts'
import type { CreateApi } from './prefetching-api.ts'

/** The services that the flows use: the server, the vendors and the browser. */
export type Services = {
  api: Api
  identity: IdentityService
  token: TokenStore
  /** Loads the card provider's code on the first payment. */
  cards: () => Promise<CardService>
  images: ImageService
  phones: PhoneService
  geolocation: GeolocationService
  /** Opens the storage of the payment attempts; throws where the browser refuses it. */
  attemptStorage: () => AttemptStorage
  /** The input of forms that users have not sent. */
  drafts: DraftService
  /** Loads the access to the browser's push messages, which few visits need. */
  push: () => Promise<PushService>
  /** Loads the lists that the browser keeps: the wishlist of a guest, and the products that were looked at. */
  browserLists: () => Promise<{ browserWishlist: BrowserWishlist; seenProducts: SeenProducts }>
  navigation: Navigation
  connection: ConnectionService
  visibility: VisibilityService
  language: Pick<LanguageStore, 'read'>
  page: Pick<PageService, 'download'>
  notify: (toast: Toast) => void
  /** Logs a failure that only a developer understands (rule A8). */
  logError: (error: unknown) => void
}

/** Everything outside the machines. Created once, in src/main.tsx; the toasts are a machine. */
export type PageServices = Omit<Services, 'api' | 'notify'> & {
  createApi: CreateApi
  links: LinkService
  serviceWorker: ServiceWorkerClient
  theme: ThemeStore
  language: LanguageStore
  page: PageService
}
