import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

const PALETTE = 3
/** Where a PNG says what its colours are. */
const COLOUR_TYPE = 25

/** Writes the pictures that are new with a palette, a third of the size; fewer colours than it holds would be seen. */
export async function shrinkPictures(): Promise<void> {
  for (const file of globSync(join(import.meta.dirname, 'pictures', '*', '*.png'))) {
    const picture = readFileSync(file)
    if (picture[COLOUR_TYPE] === PALETTE) continue
    const options = { palette: true, colours: 256, dither: 0, quality: 100, effort: 10 }
    writeFileSync(file, await sharp(picture).png(options).toBuffer())
  }
}
