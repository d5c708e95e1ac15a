import { readdir } from 'node:fs/promises'
import { join } from 'node:path'

const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 50

/** The folder of the pictures: the names of its pictures, and the working files that are left in it. */
type PictureFolder = {
  names: ReadonlySet<string>
  /** No file of an unfinished upload or rendition is left. */
  isClean: boolean
  words: string
}

async function readFolder(dataDir: string): Promise<PictureFolder> {
  const files = await readdir(join(dataDir, 'images'))
  // An original stays until all renditions exist.
  const left = files.filter((file) => file.endsWith('.part') || file.endsWith('.png'))
  const names = new Set(files.map((file) => file.split(/[-.]/)[0] ?? file))
  return {
    names,
    isClean: left.length === 0,
    words: `${names.size} pictures in ${files.length} files; left: ${left.slice(0, 5).join(' ') || 'nothing'}`,
  }
}

/** Reads the folder once the server has finished the pictures, or as it is after a minute. */
export async function folderAtRest(dataDir: string): Promise<PictureFolder> {
  const deadline = performance.now() + PATIENCE_MS
  let folder = await readFolder(dataDir)
  while (!folder.isClean && performance.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    folder = await readFolder(dataDir)
  }
  return folder
}
