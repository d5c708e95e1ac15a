import type { Locator } from 'playwright'
import sharp from 'sharp'
import { it } from 'vitest'
import { expect } from '../browser/patient-expect.ts'
import { setupTestApp, visit } from '../product/test-app.ts'

const market = setupTestApp({ look: 'with pictures' })

/** Returns the mean brightness of a part of the page, from 0 to 255. */
async function brightnessOf(part: Locator): Promise<number> {
  const { channels } = await sharp(await part.screenshot())
    .greyscale()
    .stats()
  return channels[0]?.mean ?? 0
}

it.each(['dark', 'contrast'] as const)(
  'the banner is dimmed by night, in the theme %s as in that of the system',
  async (theme) => {
    const { page } = await visit(market(), '/')
    const banner = page.locator('picture').first()
    const byDay = await brightnessOf(banner)
    await page.emulateMedia({ colorScheme: 'dark' })
    const byNight = await brightnessOf(banner)
    expect(byNight).toBeLessThan(byDay * 0.8)
    await page.evaluate((chosen) => (document.documentElement.dataset['theme'] = chosen), theme)
    expect(await brightnessOf(banner)).toBeLessThan(byDay * 0.8)
    await page.evaluate(() => (document.documentElement.dataset['theme'] = 'light'))
    expect(await brightnessOf(banner)).toBe(byDay)
  },
)
