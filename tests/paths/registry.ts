import { existsSync } from 'node:fs'
import type { ProductFlow } from '../product/stage.ts'
import type { FlowList } from '../screen/define-flow.ts'
import { flows } from '../flows/flows.ts'
import { listOf, type PathList } from './path-list.ts'

/** A machine with every list of paths along which it is walked. */
export type MachineFlows = { name: string; lists: readonly PathList[] }

/** Every machine with its paths. Runs in Node: the driver of the built product imports Playwright. */
export const machines: readonly MachineFlows[] = await Promise.all(
  flows.map(async ({ name, lists }) => ({
    name,
    lists: await Promise.all(lists.map(({ visit }) => visit((list) => pathsOf(name, list)))),
  })),
)

async function pathsOf<Context>(flow: string, list: FlowList<Context>): Promise<PathList> {
  const { name, script, screen, isPure = true } = list
  const product = await productOf<Context>(flow, name)
  return listOf(name, script, { isPure, ...(screen && { screen }), ...(product && { product }) })
}

/** Returns what tests/flows/<flow>/<name>.product.ts exports as <name>InProduct, if the built product takes the list. */
async function productOf<Context>(
  flow: string,
  name: string,
): Promise<ProductFlow<Context> | null> {
  const file = new URL(`../flows/${flow}/${name}.product.ts`, import.meta.url)
  if (!existsSync(file)) return null
  const found: Readonly<Record<string, ProductFlow<Context>>> = await import(
    /* @vite-ignore */ file.href
  )
  const product = found[`${name}InProduct`]
  if (product === undefined) throw new Error(`${file.href} exports no ${name}InProduct.`)
  return product
}
