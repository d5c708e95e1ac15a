import { waitForHydrated } from './steps.ts'
import type { ProductFixture, RequestPort } from './stage.ts'
import { isBehind } from './wire-answers.ts'
import { holdRequests } from './wire.ts'

/**
 * Opens the blog as a guest, or as the user with an e-mail address, with the requests of these ports held from then on: a server-rendered page includes what its
 * screen shows, so a flow that asks for it begins on another one.
 */
export async function visitBlog(
  { market, visitors }: ProductFixture,
  ports: Readonly<Record<string, RequestPort>>,
  as: Parameters<ProductFixture['visitors']['arrive']>[0] = null,
) {
  const page = await visitors.arrive(as)
  const held = await holdRequests(page, isBehind(ports))
  await page.goto(`${market.origin}/blog`)
  await waitForHydrated(page)
  return { page, held }
}
