import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../server/commands/runtime.mjs'
import { scenes } from './scenes.ts'
import { card, shoot } from './studio.ts'

const FILE = join(root, 'src', 'app', 'public', 'social-card.jpg')

/** Reduces the home page to its name, tagline and still life. */
const poster = `
  header nav, header a ~ div, main > :not(:first-child), main a, footer { display: none !important }
  header { border: 0 !important }
  html { overflow: hidden !important }
`

/** Takes the image for link previews. Run `npm run pictures -- card` after a change to it. */
export async function takeSocialCard(): Promise<void> {
  const home = scenes.filter(({ name }) => name === 'home')
  await shoot(home, [card], ['light'], async ({ page }) => {
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets.push(sheet)
    }, poster)
    const picture = await page.screenshot({ animations: 'disabled' })
    await sharp(picture).jpeg({ quality: 84, mozjpeg: true }).toFile(FILE)
  })
}
