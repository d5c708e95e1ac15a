import { test as base, expect, type Page } from 'playwright/test'
import { openStory } from '../book/served-book.ts'
import { picturedStories, seenPart } from './pictured-stories.ts'

const { BOOK = '', BOOK_ORIGIN = '' } = process.env
if (BOOK === '') throw new Error('`npm run visual` builds the book and says where it is.')

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
