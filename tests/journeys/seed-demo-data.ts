import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { readConfig } from '../../server/config/config.ts'
import { startServer } from '../../server/start.ts'
import { launchChromium } from '../browser/chromium.ts'
import { copyDemoData } from '../database/demo-data.ts'
import { withoutWorker } from '../browser/shared-browser.ts'
import { ORIGIN, REGULARS, type Regular } from '../product/signed-in.ts'
import { loginAt } from '../product/steps.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the demo data, to be copied. */
    seededWorld: string
    /** The browser storage of signed-in accounts, by e-mail: JSON, with `ORIGIN` in place of the origin. */
    signedIn: Readonly<Record<Regular, string>>
  }
}

/** Seeds the demo data once for all markets of a run and signs some accounts in; each market starts from a copy. */
export default async function seedWorldOnce(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), 'loppis-world-'))
  await copyDemoData(folder)
  const server = await startServer({
    config: readConfig({ DATA_DIR: folder, PORT: '0' }),
  })
  const signedIn = await signInAll(server.origin)
  await server.close()
  project.provide('signedIn', signedIn)
  project.provide('seededWorld', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

async function signInAll(origin: string): Promise<Record<Regular, string>> {
  const browser = await launchChromium()
  const signedIn = await Promise.all(
    REGULARS.map(async (email) => {
      const context = await browser.newContext(withoutWorker)
      await loginAt(await context.newPage(), origin, email)
      const state = await context.storageState({ indexedDB: true })
      return [email, JSON.stringify(state).replaceAll(origin, ORIGIN)] as const
    }),
  )
  await browser.close()
  return Object.fromEntries(signedIn) as Record<Regular, string>
}
