import { parseArgs } from 'node:util'
import { findBrowser } from '../../tests/browser/browser.mjs'
import { takeSocialCard } from './social-card.ts'
import { takeScreens } from './take-screens.ts'

/**
 * Takes the screenshots in README and docs on the built product: `npm run pictures` after `npm run build`, or some with
 * `npm run pictures -- home payment`; `npm run pictures -- card` takes the social card. With
 * `--to folder`, the documents stay as they are.
 */
async function pictures(args: readonly string[]): Promise<number> {
  const { values, positionals: names } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { to: { type: 'string' } },
  })
  const browser = await findBrowser()
  if (!('path' in browser)) {
    process.stderr.write(`No Chromium starts.\n${browser.reasons.join('\n')}\n`)
    return 1
  }
  process.env['CHROMIUM'] = browser.path
  if (names.includes('card')) await takeSocialCard()
  else await takeScreens(names, (line) => process.stdout.write(`${line}\n`), values.to)
  return 0
}

process.exitCode = await pictures(process.argv.slice(2))
