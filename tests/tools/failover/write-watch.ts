import { randomUUID } from 'node:crypto'
import { until } from '../cluster/until.ts'
import type { Buyer } from '../crashes/purchase.ts'

/** Longer than the pooler lets a query wait for a primary. */
const PATIENCE_MS = 60_000

/** Writes a message about a product again and again until one is acknowledged. Returns when that was. */
export async function untilWritten(
  origin: string,
  buyer: Buyer,
  productId: string,
): Promise<number> {
  await until('a write', async () => (await write(origin, buyer, productId)) === 200)
  return performance.now()
}

/** Returns the status of the response; 0 where there is none. */
async function write(origin: string, { token }: Buyer, productId: string): Promise<number> {
  const id = randomUUID()
  try {
    const response = await fetch(`${origin}/conversations/${productId}/messages`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
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
