import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'

/**
 * Makes the install icons out of src/app/public/favicon.svg. Run it by hand after a change and commit what it makes:
 *
 *     node server/world/make-icons.ts
 *
 * Their ground goes to the edge, since the system cuts a shape of its own out of them; the tag stays in the middle
 * four fifths that no system cuts into.
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
