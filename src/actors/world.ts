import type { Api } from '../api/api.ts'
import type { Toast } from '../domain/toast.ts'
import type { CardService } from '../services/cards.tsx'
import type { IdentityService } from '../services/identity.ts'
import type { ImageService } from '../services/images.ts'
import type { Navigation } from '../services/navigation.ts'
import type { PaymentAttempts } from '../services/payment-attempts.ts'
import type { TokenStore } from '../services/token.ts'

/** The services outside the machines: the server, the vendors and the browser. Created once, in src/main.tsx. */
export type World = {
  api: Api
  identity: IdentityService
  token: TokenStore
  /** Loads the card provider's code on the first payment. */
  cards: () => Promise<CardService>
  images: ImageService
  attempts: PaymentAttempts
  navigation: Navigation
  notify: (toast: Toast) => void
  /** Logs a failure that only a developer understands (rule A8). */
  logError: (error: unknown) => void
}
