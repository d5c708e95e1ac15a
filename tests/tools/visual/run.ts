import { join } from 'node:path'
import { findBrowser } from '../../browser.mjs'
import { runShown } from '../../../server/commands/run.mjs'
import { projectNode, root } from '../../../server/commands/runtime.mjs'
import { ensureBook } from '../book/built-book.ts'
import { serveBook } from '../book/served-book.ts'
import { dropPicturesBut, shrinkPictures } from './pictures.ts'
import { picturedStories } from './pictured-stories.ts'

const REPORT = '.visual/report/index.html'

/**
 * Compares every story with its kept picture: `npm run visual`, or of some `npm run visual -- payment`; with
 * `--accept` what is seen is kept, and the pictures of stories that are gone are not.
 */
async function visual(args: readonly string[]): Promise<number> {
  const patterns = args.filter((arg) => !arg.startsWith('--'))
  const isAccepting = args.includes('--accept')
  const browser = await findBrowser()
  if (!('path' in browser)) {
    process.stderr.write(`No Chromium starts.\n${browser.reasons.join('\n')}\n`)
    return 1
  }
  const book = await ensureBook((text) => process.stdout.write(text))
  const { origin, close } = await serveBook(book)
  const code = await runShown(
    projectNode,
    [
      join(root, 'node_modules', 'playwright', 'cli.js'),
      'test',
      `--config=${join(import.meta.dirname, 'playwright.config.ts')}`,
      ...(isAccepting ? ['--update-snapshots=changed'] : []),
      ...(patterns.length === 0 ? [] : ['--grep', patterns.join('|')]),
    ],
    {
      cwd: root,
      env: { ...process.env, BOOK: book, BOOK_ORIGIN: origin, CHROMIUM: browser.path },
    },
  )
  close()
  if (isAccepting) {
    dropPicturesBut(picturedStories(book).map(({ id }) => id))
    await shrinkPictures()
  } else if (code !== 0) process.stdout.write(`\nBefore, after and difference: ${REPORT}\n`)
  return code
}

process.exitCode = await visual(process.argv.slice(2))
