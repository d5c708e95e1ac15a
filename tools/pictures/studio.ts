import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from 'playwright/test'
import { readConfig } from '../../server/config/config.ts'
import { startServer } from '../../server/start.ts'
import { launchChromium } from '../../tests/browser/chromium.ts'
import { loginAt } from '../../tests/product/steps.ts'
import type { Onlooker, Scene } from './scenes.ts'

/** The viewport of a device. */
type Device = { name: string; width: number; height: number; touch: boolean }

export const phone: Device = { name: 'phone', width: 390, height: 844, touch: true }
export const desktop: Device = { name: 'desktop', width: 1280, height: 800, touch: false }
/** The size that sites expect for a link preview. */
export const card: Device = { name: 'card', width: 1200, height: 630, touch: false }

/** The preferred colour scheme of the system. */
export type Theme = 'light' | 'dark'

/** Milliseconds, enough for iframes to render. */
const FRAMES = 250

/** One screenshot of one scene. */
export type Shot = { scene: Scene; device: Device; theme: Theme; page: Page }

/** Opens the built product with its own demo data and takes each scene, on each device, in each theme. */
export async function shoot(
  scenes: readonly Scene[],
  devices: readonly Device[],
  themes: readonly Theme[],
  take: (shot: Shot) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'loppis-pictures-'))
  const server = await startServer({ config: readConfig({ DATA_DIR: dataDir, PORT: '0' }) })
  const browser = await launchChromium()
  const pages = new Map<string, Page>()
  const pageOf = async (onlooker: Onlooker, { name, width, height, touch }: Device) => {
    const key = `${onlooker} ${name}`
    const known = pages.get(key)
    if (known !== undefined) return known
    const page = await browser.newPage({
      viewport: { width, height },
      hasTouch: touch,
      isMobile: touch,
      reducedMotion: 'reduce',
    })
    if (onlooker !== 'guest') await loginAt(page, server.origin, `${onlooker}@loppis.test`)
    pages.set(key, page)
    return page
  }
  try {
    for (const scene of scenes) {
      for (const device of devices) {
        const page = await pageOf(scene.onlooker, device)
        await page.goto(server.origin + scene.path)
        await scene.act?.(page)
        for (const theme of themes) {
          await page.emulateMedia({ colorScheme: theme })
          await settle(page)
          await take({ scene, device, theme, page })
        }
      }
    }
  } finally {
    await browser.close()
    await server.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Waits until the list, the fonts and the images are rendered and nothing moves. */
async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('main').locator('output')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
    const seen = [...document.images].filter((image) => image.loading !== 'lazy' || image.complete)
    await Promise.allSettled(seen.map((image) => image.decode()))
  })
  // The card provider's frames receive a theme and render it asynchronously.
  await page.waitForTimeout(FRAMES)
}
