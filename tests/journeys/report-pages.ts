import { afterEach } from 'vitest'
import { openPages } from '../browser/shared-browser.ts'

// An assertion names what it did not find; the page says what was there instead.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return
  const reports = await Promise.all(
    openPages().map(async (page) => {
      const text = await page.evaluate(() => document.body.innerText).catch(String)
      return `${page.url()} shows:\n${text}\n`
    }),
  )
  process.stderr.write(`${task.name}\n${reports.join('\n')}`)
})
