import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Files worth compressing: the formats of pictures and fonts are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|html|svg|json|webmanifest)$/
const SMALLEST_COMPRESSED = 256

/** Writes the index.html for static file servers. Runs after the client and the renderer are built. */
export async function writeFrame(client: string, renderer: string): Promise<void> {
  const made: { renderFrame: () => string } = await import(
    pathToFileURL(join(renderer, 'render.js')).href
  )
  await writeFile(join(client, 'index.html'), made.renderFrame())
}

/** Compresses every built file and deletes the manifest, which only the build needs. Runs after all builds. */
export async function compressBuilt(client: string): Promise<void> {
  await rm(join(client, '.vite'), { recursive: true })
  const entries = await readdir(client, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
  await Promise.all(files.map(({ parentPath, name }) => compress(join(parentPath, name))))
}

/** Writes `.br` and `.gz` files next to the file, at the highest compression level. */
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
