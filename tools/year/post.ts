import type { Agenda } from './agenda.ts'
import type { Random } from './random.ts'
import type { Tally } from './tally.ts'

type Deliver = (body: string, signature: string) => Promise<{ ok: boolean }>

type Parts = {
  agenda: Agenda
  random: Random
  tally: Tally
  clock: () => Date
  deliver: Deliver
}

const HOUR = 3_600_000
/** Stripe sends an event again for three days. */
const ATTEMPTS = 8

/** The webhooks on their way to the server: late, repeated and out of order, until the server takes them. */
export class Post {
  /** How many messages about each object are on their way and were never taken. */
  readonly #waiting = new Map<string, number>()
  readonly #parts: Parts

  constructor(parts: Parts) {
    this.#parts = parts
  }

  /** The ids of the payments about whose disputes a message is on its way. */
  get disputed(): string[] {
    return [...this.#waiting].flatMap(([intent, count]) => (count > 0 ? [intent] : []))
  }

  /** Takes an event from the provider. */
  readonly accept: Deliver = async (body, signature) => {
    const { random, tally } = this.#parts
    tally.add('webhooks')
    const about = disputeIn(body)
    this.#count(about, 1)
    const isLate = random.chance(0.2)
    if (isLate) tally.add('webhooks that are hours late')
    this.#send({ body, signature, about, attempt: 1 }, isLate ? random.between(1, 48) * HOUR : 0)
    if (random.chance(0.1)) {
      tally.add('webhooks that are repeated')
      this.#send({ body, signature, about: null, attempt: 1 }, random.between(0, 60) * HOUR)
    }
    return { ok: true }
  }

  #send(message: Message, pause: number): void {
    const { agenda, random, tally, clock, deliver } = this.#parts
    agenda.add(clock().getTime() + random.whole(1, 60_000) + pause, async () => {
      const { ok } = await deliver(message.body, message.signature)
      if (ok || message.attempt === ATTEMPTS) this.#count(message.about, -1)
      else {
        tally.add('webhooks that are sent again')
        const again = { ...message, attempt: message.attempt + 1 }
        this.#send(again, HOUR * 2 ** (message.attempt - 3))
      }
    })
  }

  #count(about: string | null, change: number): void {
    if (about !== null) this.#waiting.set(about, (this.#waiting.get(about) ?? 0) + change)
  }
}

type Message = { body: string; signature: string; about: string | null; attempt: number }

/** Returns the payment of a message about a dispute; null for another message. */
function disputeIn(body: string): string | null {
  const { type, data } = JSON.parse(body)
  return String(type).startsWith('charge.dispute.') ? String(data.object.payment_intent) : null
}
