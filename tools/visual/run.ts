import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findBrowser } from '../../tests/browser/browser.mjs'
import { runShown } from '../../server/commands/run.mjs'
import { projectNode, root } from '../../server/commands/runtime.mjs'
import { ensureBook } from '../book/built-book.ts'
import { serveBook } from '../book/served-book.ts'

const PICTURES = join(root, '.visual', 'pictures')
const REPORT = '.visual/report/index.html'

/**
 * `npm run visual -- --keep` takes a screenshot of every story; `npm run visual` compares every story with its
 * screenshot, and `npm run visual -- payment` those whose names match; `--to folder` names another folder of screenshots. The screenshots stay on this machine: text
 * rendering differs between versions of Chromium.
 */
async function visual(args: readonly string[]): Promise<number> {
  const { values, positionals: patterns } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      keep: { type: 'boolean', default: false },
      to: { type: 'string', default: PICTURES },
    },
  })
  const { keep: isKeeping, to: pictures } = values
  if (!isKeeping && !existsSync(pictures)) {
    process.stderr.write(
      'There are no pictures to compare with. Take them before the change: npm run visual -- --keep\n',
    )
    return 1
  }
  const browser = await findBrowser()
  if (!('path' in browser)) {
    process.stderr.write(`No Chromium starts.\n${browser.reasons.join('\n')}\n`)
    return 1
  }
  const book = await ensureBook((text) => process.stdout.write(text))
  if (isKeeping && patterns.length === 0) rmSync(pictures, { recursive: true, force: true })
  const { origin, close } = await serveBook(book)
  const code = await runShown(
    projectNode,
    [
      join(root, 'node_modules', 'playwright', 'cli.js'),
      'test',
      `--config=${join(import.meta.dirname, 'playwright.config.ts')}`,
      ...(isKeeping ? ['--update-snapshots=changed'] : []),
      ...(patterns.length === 0 ? [] : ['--grep', patterns.join('|')]),
    ],
    {
      cwd: root,
      env: {
        ...process.env,
        BOOK: book,
        BOOK_ORIGIN: origin,
        CHROMIUM: browser.path,
        PICTURES: pictures,
      },
    },
  )
  close()
  if (!isKeeping && code !== 0) {
    process.stdout.write(`\nBefore, after and difference: ${REPORT}\n`)
  }
  return code
}

process.exitCode = await visual(process.argv.slice(2))
