import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'

/** A story, as the built book lists it. */
type Story = { id: string; title: string; name: string }

type Index = {
  entries: Record<string, Story & { type: 'story' | 'docs'; tags: readonly string[] }>
}

/** The stories that have a look of their own. A flow is walked, and its states have stories. */
export function picturedStories(folder: string): readonly Story[] {
  const { entries }: Index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(entries).filter(
    ({ type, title, tags }) =>
      type === 'story' && /^(UI|App|Screens)\//.test(title) && !tags.includes('unpictured'),
  )
}

const LONGEST = 1400

/** As far as it is looked at: a long list goes on as it began. */
export async function seenPart(page: Page): Promise<{ x: 0; y: 0; width: number; height: number }> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  return { x: 0, y: 0, width, height: Math.min(height, LONGEST) }
}
