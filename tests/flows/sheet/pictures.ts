import type { Page } from 'playwright'
import sharp from 'sharp'
import { openStory } from '../../tools/book/served-book.ts'
import type { StoryOfMachine } from './shown-states.ts'

export const themes = ['light', 'dark'] as const
type Theme = (typeof themes)[number]

/** By the width of the window, its height, and how wide a picture is on the sheet. */
export const windows = [
  { width: 320, height: 640, shown: 200 },
  { width: 768, height: 1024, shown: 280 },
  { width: 1280, height: 800, shown: 360 },
] as const
export type Window = (typeof windows)[number]

/** What a state looks like in one theme at one width, as WebP. */
export type Picture = { state: string; theme: Theme; width: number; webp: Buffer }

/** Enough to judge a screen by; a longer list says no more. */
const LONGEST = 3000

/** Takes the pictures of one state: the story is opened once, and the system's theme and the window change around it. */
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
