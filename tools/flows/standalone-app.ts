import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { readConfig } from '../../server/config/config.ts'
import { startServer } from '../../server/start.ts'
import type { ProductFixture } from '../../tests/product/stage.ts'

const HEADLESS = '/usr/bin/chromium-headless-shell'

/** Opens the built product with its own demo data, outside of any test. `isShown` opens a visible browser window. */
export async function openStandaloneApp(isShown: boolean): Promise<ProductFixture['market']> {
  const chosen = process.env['CHROMIUM']
  const browser = await chromium.launch({
    executablePath: chosen ?? (isShown ? '/usr/bin/chromium' : HEADLESS),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-sync'],
    headless: !isShown,
    slowMo: isShown ? 300 : 0,
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'loppis-flow-'))
  const config = readConfig({ DATA_DIR: dataDir, PORT: '0' })
  const server = await startServer({ config })
  return {
    origin: server.origin,
    browser,
    async close() {
      await browser.close()
      await server.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
