import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Buyer } from '../crashes/purchase.ts'

/** Longer than the pooler lets a query wait for a primary. */
const PATIENCE_MS = 60_000
const EVERY_MS = 500
/** The pause after a write that was refused. */
const REST_MS = 100
const GIVE_UP_MS = 180_000

/** A message that was acknowledged, and when. */
type Written = { id: string; at: number }

/** Writes a message about a product twice a second, until one is acknowledged. Returns those that were, the first one first. */
export async function untilWritten(
  origin: string,
  buyer: Buyer,
  productId: string,
): Promise<readonly Written[]> {
  const written: Written[] = []
  const writing: Promise<void>[] = []
  const tryOnce = async () => {
    const id = randomUUID()
    const status = await write(origin, { buyer, productId, id })
    if (status === 200) written.push({ id, at: performance.now() })
  }
  const end = performance.now() + GIVE_UP_MS
  while (written.length === 0) {
    if (performance.now() > end) throw new Error('A write was awaited in vain')
    // A write that waits for a silent database must not keep the next one from being tried.
    const trying = tryOnce()
    writing.push(trying)
    await Promise.race([trying.then(() => sleep(REST_MS)), sleep(EVERY_MS)])
  }
  await Promise.all(writing)
  return written
}

/** Returns the status of the response; 0 where there is none. */
async function write(
  origin: string,
  { buyer, productId, id }: { buyer: Buyer; productId: string; id: string },
): Promise<number> {
  try {
    const response = await fetch(`${origin}/conversations/${productId}/messages`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${buyer.token}`,
        'content-type': 'application/json',
        'idempotency-key': id,
      },
      body: JSON.stringify({ id, text: 'Is it still there?' }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
