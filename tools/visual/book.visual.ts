import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test as base, expect, type Page } from 'playwright/test'
import { openStory } from '../book/served-book.ts'

const { BOOK = '', BOOK_ORIGIN = '' } = process.env
if (BOOK === '') throw new Error('`npm run visual` builds the book and says where it is.')

/** A story in the index of the built Storybook. */
type Story = { id: string; title: string; name: string }

type Index = {
  entries: Record<string, Story & { type: 'story' | 'docs'; tags: readonly string[] }>
}

/** Returns the stories with screenshots. Flows have none, because their states have stories. */
function picturedStories(folder: string): readonly Story[] {
  const { entries }: Index = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8'))
  return Object.values(entries).filter(
    ({ type, title, tags }) =>
      type === 'story' && /^(UI|App|Screens)\//.test(title) && !tags.includes('unpictured'),
  )
}

const LONGEST = 1400

/** Returns the part of the page to compare: below it, a long list only continues. */
async function seenPart(page: Page): Promise<{ x: 0; y: 0; width: number; height: number }> {
  const { width, height } = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }))
  return { x: 0, y: 0, width, height: Math.min(height, LONGEST) }
}

/** One page for all stories of a worker, so that Storybook is fetched and compiled once. */
const test = base.extend<object, { bookPage: Page }>({
  bookPage: [
    async ({ browser }, use, { project }) => {
      const { contextOptions, viewport, colorScheme, deviceScaleFactor } = project.use
      const context = await browser.newContext({
        ...contextOptions,
        viewport: viewport ?? null,
        colorScheme: colorScheme ?? null,
        deviceScaleFactor: deviceScaleFactor ?? 1,
      })
      const page = await context.newPage()
      await page.clock.setFixedTime('2026-05-01T10:00:00Z')
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

for (const story of picturedStories(BOOK)) {
  test(`${story.title}: ${story.name}`, async ({ bookPage }) => {
    expect(await openStory(bookPage, BOOK_ORIGIN, story)).toBe('success')
    await expect(bookPage).toHaveScreenshot(`${story.id}.png`, {
      fullPage: true,
      clip: await seenPart(bookPage),
    })
  })
}
