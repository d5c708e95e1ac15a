import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/**
 * Generates the install icons from src/app/public/favicon.svg. Run it by hand after a change and commit its output:
 *
 *     node server/demo-data/make-icons.ts
 *
 * The background fills each icon, since the system masks it with a shape of its own; the tag stays within the middle
 * four fifths, the safe zone that no mask cuts.
 */
const folder = new URL('../../src/app/public/', import.meta.url)
const drawn = await readFile(new URL('favicon.svg', folder), 'utf8')
const square = Buffer.from(drawn.replace(/ rx="\d+"/, ''))

for (const size of [192, 512]) {
  await sharp(square, { density: (72 * size) / 512 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(fileURLToPath(new URL(`icon-${size}.png`, folder)))
}
