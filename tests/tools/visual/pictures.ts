import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import sharp from 'sharp'

const PALETTE = 3
/** Where a PNG says what its colours are. */
const COLOUR_TYPE = 25
/** How far a colour may move, of 255: less than what the comparison sees. */
const UNSEEN = 3

async function isSame(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) =>
      sharp(picture).removeAlpha().toColourspace('srgb').raw().toBuffer(),
    ),
  )
  return (
    a !== undefined &&
    b !== undefined &&
    a.every((part, at) => Math.abs(part - (b[at] ?? 0)) <= UNSEEN)
  )
}

const kept = () => globSync(join(import.meta.dirname, 'pictures', '*', '*.png'))

/** Deletes the pictures of stories that are no more. */
export function dropPicturesBut(storyIds: readonly string[]): void {
  for (const file of kept()) if (!storyIds.includes(basename(file, '.png'))) rmSync(file)
}

/** Writes the pictures that are new with a palette, a third of the size, where it holds all of their colours. */
export async function shrinkPictures(): Promise<void> {
  for (const file of kept()) {
    const picture = readFileSync(file)
    if (picture[COLOUR_TYPE] === PALETTE) continue
    const options = { palette: true, colours: 256, dither: 0, quality: 100, effort: 10 }
    const shrunk = await sharp(picture).png(options).toBuffer()
    if (await isSame(picture, shrunk)) writeFileSync(file, shrunk)
  }
}
