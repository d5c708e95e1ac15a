import { launchChromium } from './chromium.ts'

const [executablePath = ''] = process.argv.slice(2)

/**
 * Checks whether a Chromium is usable for tests: launched as the tests launch it, it renders text. A Chromium without
 * fonts starts as well, but its text is empty.
 */
async function showText(): Promise<string> {
  const browser = await launchChromium({ executablePath, timeout: 20_000 })
  const page = await browser.newPage()
  await page.setContent('<p>seen</p>')
  const text = await page.innerText('p')
  await browser.close()
  return text
}

try {
  if ((await showText()) !== 'seen') throw new Error('it starts, and shows no text: no fonts')
} catch (error) {
  const [reason] = String(error).split('\n')
  process.stdout.write(`${reason}\n`)
  process.exitCode = 1
}
