import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { nameOf } from '../models/script.ts'
import { createBookings } from '../product/fresh-booking.ts'
import { createVisitors } from '../product/visitor.ts'
import { openOwnMarket } from './own-market.ts'
import type { FoundPath } from './paths-command.ts'

type Options = { headed: boolean; pictures?: string | undefined }

/** Walks a path in the built product; with a folder, it leaves a picture of each step there. Gives the exit code. */
export async function replayInProduct(
  { id, list, steps }: FoundPath,
  { headed, pictures }: Options,
  say: (text: string) => void,
): Promise<number> {
  if (list.walkInProduct === null) {
    say(`'${id}' is of a list that is not walked in the product.\n`)
    return 1
  }
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
  const market = await openOwnMarket(headed)
  const world = { market, visitors: createVisitors(market), bookings: createBookings(market) }
  try {
    await list.walkInProduct({ steps }, world, async ({ page }, index) => {
      const step = steps[index]
      if (step === undefined) return
      say(`${index + 1}  ${step.stimulus.name} → ${nameOf(step.expected)}\n`)
      if (pictures === undefined) return
      const file = `${id} ${String(index + 1).padStart(2, '0')} ${step.stimulus.name}.png`
      await page.screenshot({ path: join(pictures, file.replaceAll(/[^\w.-]+/g, '-')) })
    })
    return 0
  } finally {
    await market.close()
  }
}
