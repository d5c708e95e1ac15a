import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from '../browser.mjs'
import { runQuietly, runShown } from '../../server/commands/run.mjs'
import { projectNode, root } from '../../server/commands/runtime.mjs'
import { serveBook } from './book.ts'
import { shrinkPictures } from './pictures.ts'

const bin = (...path: string[]) => join(root, 'node_modules', ...path)
const REPORT = '.visual/report/index.html'

/**
 * Compares every story with its kept picture: `npm run visual`, or of some `npm run visual -- payment`; with
 * `--accept` what is seen is kept.
 */
async function visual(args: readonly string[]): Promise<number> {
  const patterns = args.filter((arg) => !arg.startsWith('--'))
  const isAccepting = args.includes('--accept')
  const browser = await findBrowser()
  if (!('path' in browser)) {
    process.stderr.write(`No Chromium starts.\n${browser.reasons.join('\n')}\n`)
    return 1
  }
  const book = mkdtempSync(join(tmpdir(), 'loppis-book-'))
  try {
    process.stdout.write('Building the book …\n')
    const storybook = bin('storybook', 'dist', 'bin', 'dispatcher.js')
    const built = await runQuietly(projectNode, [storybook, 'build', '-o', book], { cwd: root })
    if (!built.ok) {
      process.stderr.write(built.output)
      return 1
    }
    const { origin, close } = await serveBook(book)
    const code = await runShown(
      projectNode,
      [
        bin('playwright', 'cli.js'),
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
    if (isAccepting) await shrinkPictures()
    else if (code !== 0) process.stdout.write(`\nBefore, after and difference: ${REPORT}\n`)
    return code
  } finally {
    rmSync(book, { recursive: true, force: true })
  }
}

process.exitCode = await visual(process.argv.slice(2))
