import type { Api } from '../api/api.ts'
import type { Notice } from '../domain/notice.ts'
import type { CardService } from '../services/cards.tsx'
import type { IdentityService } from '../services/identity.ts'
import type { ImageService } from '../services/images.ts'
import type { Navigation } from '../services/navigation.ts'
import type { PaymentAttempts } from '../services/payment-attempts.ts'
import type { TokenStore } from '../services/token.ts'

/** Everything outside the machines: the server, the vendors, the browser. Made once, in src/main.tsx. */
export type World = {
  api: Api
  identity: IdentityService
  token: TokenStore
  /** The card provider's code is fetched when a payment asks for it. */
  cards: () => Promise<CardService>
  images: ImageService
  attempts: PaymentAttempts
  navigation: Navigation
  notify: (notice: Notice) => void
  /** Where a failure that only a developer understands goes (rule A8). */
  report: (error: unknown) => void
}
