import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'

/** A story in the index of the built Storybook. */
type Story = { id: string; title: string; name: string }

type Index = {
  entries: Record<string, Story & { type: 'story' | 'docs'; tags: readonly string[] }>
}

/** Returns the stories with screenshots. Flows have none, because their states have stories. */
export function picturedStories(folder: string): readonly Story[] {
  const { entries }: Index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(entries).filter(
    ({ type, title, tags }) =>
      type === 'story' && /^(UI|App|Screens)\//.test(title) && !tags.includes('unpictured'),
  )
}

const LONGEST = 1400

/** Returns the part of the page to compare: below it, a long list only continues. */
export async function seenPart(page: Page): Promise<{ x: 0; y: 0; width: number; height: number }> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  return { x: 0, y: 0, width, height: Math.min(height, LONGEST) }
}
