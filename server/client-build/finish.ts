import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** What is worth compressing: pictures and fonts are as small as they get. */
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/
const SMALLEST_COMPRESSED = 256

/** Once both sides are built: the page of a server of files alone. */
export async function writeFrame(client: string, renderer: string): Promise<void> {
  const made: { renderFrame: () => string } = await import(
    pathToFileURL(join(renderer, 'render.js')).href
  )
  await writeFile(join(client, 'index.html'), made.renderFrame())
}

/** Once all is built: every file compressed, and nothing left that only the build needed. */
export async function compressBuilt(client: string): Promise<void> {
  await rm(join(client, '.vite'), { recursive: true })
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))))
}

/** Beside the file, as `.br` and `.gz`, as tightly as it goes. */
async function compress(path: string): Promise<void> {
  const body = await readFile(path)
  if (body.length < SMALLEST_COMPRESSED) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  await writeFile(`${path}.br`, await promisify(brotliCompress)(body, { params }))
  await writeFile(
    `${path}.gz`,
    await promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  )
}
