import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { nameOf } from '../../tests/model/script.ts'
import { createBookings } from '../../tests/product/fresh-booking.ts'
import { createVisitors } from '../../tests/product/visitor.ts'
import { openStandaloneApp } from './standalone-app.ts'
import type { ProductFixture } from '../../tests/product/stage.ts'
import type { FoundPath } from './paths-command.ts'

type Options = { headed: boolean; pictures?: string | undefined }

type Say = (text: string) => void

/** Walks paths in the built product and returns the exit code. With a folder, it saves a screenshot of each step. */
export async function replayInProduct(
  paths: readonly FoundPath[],
  { headed, pictures }: Options,
  say: Say,
): Promise<number> {
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true })
  const market = await openStandaloneApp(headed)
  const visitors = createVisitors(market)
  const world = { market, visitors, bookings: createBookings(market, visitors) }
  let code = 0
  try {
    for (const path of paths) {
      say(`${path.id}\n`)
      const problem = await walkOne(path, world, pictures, say)
      if (problem === null) continue
      say(`PROBLEM: ${problem}\n`)
      code = 1
    }
  } finally {
    await market.close()
  }
  return code
}

/** Walks one path and returns the error message, or null if it succeeds. */
async function walkOne(
  { id, list, steps }: FoundPath,
  world: ProductFixture,
  pictures: string | undefined,
  say: Say,
): Promise<string | null> {
  if (list.walkInProduct === null) return `'${list.name}' is not walked in the product.`
  try {
    await list.walkInProduct({ steps }, world, async ({ page }, index) => {
      const step = steps[index]
      if (step === undefined) return
      say(`${index + 1}  ${step.stimulus.name} → ${nameOf(step.expected)}\n`)
      if (pictures === undefined) return
      const file = `${id} ${String(index + 1).padStart(2, '0')} ${step.stimulus.name}.png`
      await page.screenshot({ path: join(pictures, file.replaceAll(/[^\w.-]+/g, '-')) })
    })
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
