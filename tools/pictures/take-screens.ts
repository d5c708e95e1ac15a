import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { root } from '../../server/commands/runtime.mjs'
import { type Scene, scenes } from './scenes.ts'
import { desktop, phone, shoot } from './studio.ts'

const FOLDER = join(root, 'docs', 'screenshots')

const devices = [phone, desktop]
const themes = ['light', 'dark'] as const

const fileOf = (scene: Scene, device: string, theme: string) =>
  `${scene.name}-${device}-${theme}.webp`

/**
 * Takes these scenes, or all, on a phone and a desktop in both themes, and writes the page that shows them; with `to`, it
 * only writes the pictures to that folder.
 */
export async function takeScreens(
  names: readonly string[],
  say: (line: string) => void,
  to?: string,
): Promise<void> {
  const unknown = names.filter((wanted) => !scenes.some(({ name }) => name === wanted))
  if (unknown.length > 0) throw new Error(`There is no screen '${unknown.join("', '")}'.`)
  const chosen = names.length === 0 ? scenes : scenes.filter(({ name }) => names.includes(name))
  const folder = to ?? FOLDER
  mkdirSync(folder, { recursive: true })
  await shoot(chosen, devices, themes, async ({ scene, device, theme, page }) => {
    const file = join(folder, fileOf(scene, device.name, theme))
    const picture = await page.screenshot({ animations: 'disabled' })
    await sharp(picture).webp({ quality: 78, effort: 6 }).toFile(file)
    say(`${file} ${Math.round(statSync(file).size / 1000)} kB`)
  })
  if (to === undefined) writeFileSync(join(root, 'docs', 'screens.md'), screensPage())
}

const picture = (scene: Scene, device: string, theme: string, width: number) =>
  `<img src="screenshots/${fileOf(scene, device, theme)}" width="${width}" alt="${scene.title}, ${device}, ${theme}">`

function screensPage(): string {
  const intro =
    '# The screens\n\nOn a desktop and on a phone, in the light and in the dark. `npm run pictures` takes them on the built\nproduct; every other state is in `npm run storybook`.\n'
  const parts = scenes.map(
    (scene) => `
## ${scene.title}

${picture(scene, 'desktop', 'light', 600)}
${picture(scene, 'phone', 'light', 180)}

${picture(scene, 'desktop', 'dark', 600)}
${picture(scene, 'phone', 'dark', 180)}
`,
  )
  return [intro, ...parts].join('')
}
