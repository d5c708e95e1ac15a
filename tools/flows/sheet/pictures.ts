import type { Page } from 'playwright'
import sharp from 'sharp'
import { openStory } from '../../book/served-book.ts'
import type { StoryOfMachine } from './shown-states.ts'

export const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** The width and height of the window, and the width of a picture on the sheet, in pixels. */
export const windows = [
  { width: 320, height: 640, shown: 200 },
  { width: 768, height: 1024, shown: 280 },
  { width: 1280, height: 800, shown: 360 },
] as const
export type Window = (typeof windows)[number]

/** The screenshot of a state in one theme at one width, as WebP. */
export type Picture = { state: string; theme: Theme; width: number; webp: Buffer }

/** Maximum height of a screenshot, in pixels: it suffices to judge a screen. */
const LONGEST = 3000

/** Takes the screenshots of one state. The story opens once; the colour scheme and the viewport change around it. */
export async function picturesOf(
  page: Page,
  origin: string,
  state: string,
  story: StoryOfMachine,
): Promise<Picture[]> {
  await openStory(page, origin, story)
  const pictures: Picture[] = []
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    for (const { width, height } of windows) {
      await page.setViewportSize({ width, height })
      const png = await page.screenshot({ fullPage: true, animations: 'disabled' })
      pictures.push({ state, theme, width, webp: await webpOf(png) })
    }
  }
  return pictures
}

async function webpOf(png: Buffer): Promise<Buffer> {
  const { width, height } = await sharp(png).metadata()
  return sharp(png)
    .extract({ left: 0, top: 0, width, height: Math.min(height, LONGEST) })
    .webp({ quality: 55, effort: 4, smartSubsample: true })
    .toBuffer()
}
