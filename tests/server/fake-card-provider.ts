import type { CardDispute } from '../../server/vendors/cards/disputes.ts'
import type { MovementResult } from '../../server/vendors/cards/movements.ts'
import type { PayoutAccount } from '../../server/vendors/cards/payout-accounts.ts'
import {
  type CardEvent,
  type CardProvider,
  CardProviderError,
  type ProviderIntent,
} from '../../server/vendors/cards/provider.ts'

/** A card provider that a test controls and that records its calls. */
export class FakeCardProvider implements CardProvider {
  readonly created: string[] = []
  readonly refunded: string[] = []
  /** The key of each attempt to refund a whole charge. */
  readonly refundKeys: string[] = []
  /** The movements of money that were made, with their cents. */
  readonly moved: (readonly ['re' | 'tr' | 'trr', number])[] = []
  /** The answers to the next movements, which then are not made. */
  readonly answers: MovementResult[] = []
  /** The refunds that the buyer's bank has rejected. */
  readonly rejected: string[] = []
  /** The disputes of each intent. */
  readonly disputes = new Map<string, CardDispute[]>()
  isDown = false
  readonly #intents = new Map<string, ProviderIntent>()
  readonly #byKey = new Map<string, string>()
  readonly #movements = new Map<string, MovementResult>()
  readonly #accounts = new Map<string, PayoutAccount>()

  async createIntent(input: { amountCents: number; bookingId: string; idempotencyKey: string }) {
    this.#requireUp()
    const known = this.#intents.get(this.#byKey.get(input.idempotencyKey) ?? '')
    if (known !== undefined) return known
    const id = `pi_${this.created.length + 1}`
    const intent: ProviderIntent = {
      id,
      clientSecret: `${id}_secret`,
      status: 'requires_payment_method',
      amountCents: input.amountCents,
      bookingId: input.bookingId,
      chargedAt: null,
      card: null,
    }
    this.created.push(id)
    this.#byKey.set(input.idempotencyKey, id)
    this.#intents.set(id, intent)
    return intent
  }

  async readIntent(id: string) {
    this.#requireUp()
    return this.#intents.get(id) ?? null
  }

  async cancelIntent(id: string) {
    this.#requireUp()
    const intent = this.#intents.get(id)
    if (intent === undefined) return null
    if (!['succeeded', 'processing'].includes(intent.status)) this.become(id, 'canceled')
    return this.#intents.get(id) ?? null
  }

  async refund(intentId: string, key: string) {
    this.refundKeys.push(key)
    this.#requireUp()
    this.refunded.push(intentId)
  }

  refundPart({ cents, key }: { cents: number; key: string }) {
    return this.#move('re', cents, key)
  }

  async rejectedRefundsOf() {
    this.#requireUp()
    return this.rejected
  }

  transfer({ cents, key }: { cents: number; key: string }) {
    return this.#move('tr', cents, key)
  }

  reverse({ cents, key }: { cents: number; key: string }) {
    return this.#move('trr', cents, key)
  }

  async createPayoutAccount({ key }: { key: string }) {
    this.#requireUp()
    const id = `acct_${key}`
    const account: PayoutAccount = this.#accounts.get(id) ?? {
      id,
      status: 'pending',
      isSubmitted: false,
      missing: ['bankAccount', 'identity'],
    }
    this.#accounts.set(id, account)
    return account
  }

  async payoutAccount(id: string) {
    this.#requireUp()
    return this.#accounts.get(id) ?? null
  }

  async onboardingLink({ accountId }: { accountId: string; returnUrl: string }) {
    this.#requireUp()
    return `https://cards.example/onboarding/${accountId}`
  }

  async disputesOf(transactionId: string) {
    this.#requireUp()
    return this.disputes.get(transactionId) ?? []
  }

  /** Only the signature 'signed' is valid. */
  async readEvent(body: string, signature: string): Promise<CardEvent | null> {
    return signature === 'signed' ? JSON.parse(body) : null
  }

  /** Sets an intent's status, as a buyer's browser or the provider would; also of a canceled intent, by a fault. */
  become(id: string, status: string, chargedAt: Date | null = null): void {
    const intent = this.#intents.get(id)
    if (intent === undefined) throw new Error(`No intent ${id}.`)
    const card = status === 'succeeded' ? { brand: 'Visa', last4: '4242' } : null
    this.#intents.set(id, { ...intent, status, chargedAt, card })
  }

  /** Verifies a payout account. */
  activate(id: string): void {
    const account = this.#accounts.get(id)
    if (account === undefined) throw new Error(`No account ${id}.`)
    this.#accounts.set(id, { ...account, status: 'active', isSubmitted: true, missing: [] })
  }

  /** Moves money once a key, unless `answers` has another answer to the request. */
  async #move(kind: 're' | 'tr' | 'trr', cents: number, key: string): Promise<MovementResult> {
    if (this.isDown) return { outcome: 'unknown', reason: 'down' }
    const scripted = this.answers.shift()
    if (scripted !== undefined) return scripted
    const known = this.#movements.get(key)
    if (known !== undefined) return known
    const movement: MovementResult = {
      outcome: 'succeeded',
      id: `${kind}_${this.moved.length + 1}`,
    }
    this.#movements.set(key, movement)
    this.moved.push([kind, cents])
    return movement
  }

  #requireUp(): void {
    if (this.isDown) throw new CardProviderError('down')
  }
}
