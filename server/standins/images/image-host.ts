import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { PictureStore, type StoredPicture } from './picture-store.ts'
import { PictureRefused, refusalResponse } from './refusals.ts'

export type { StoredPicture } from './picture-store.ts'

/** The stand-in for the image host: its routes, and a method to store the server's own pictures. */
export type ImageStandIn = {
  /** Mounted at the root of the server. */
  routes: Hono
  /**
   * Stores the picture that `draw` returns and waits for its renditions. Does not call `draw` where a picture with this
   * key is stored already.
   */
  storeDrawn(key: string, draw: () => Promise<Uint8Array>): Promise<StoredPicture>
  /** Waits for the file that is being rendered. The remaining files are rendered after the next start. */
  close(): Promise<void>
}

/** 8 MiB, shown to the user as 8 MB. */
const LARGEST_FILE = 8 * 1024 * 1024
/** Allows for the multipart boundaries and headers around the file. */
const LARGEST_BODY = LARGEST_FILE + 64 * 1024

/** Returns the 429 response for a client over the upload limit. */
export const refuseManyUploads = (): Response => refusalResponse('too-many-pictures')

async function pictureOf(context: Context): Promise<Uint8Array> {
  const form = await context.req.formData().catch((error: unknown) => {
    throw new PictureRefused('picture-missing', { cause: error })
  })
  const file = form.get('image')
  if (!(file instanceof File) || file.size === 0) throw new PictureRefused('picture-missing')
  if (file.size > LARGEST_FILE) throw new PictureRefused('picture-too-large')
  return new Uint8Array(await file.arrayBuffer())
}

/**
 * Creates a stand-in for an image host such as imgbb.
 *
 * - `POST /standins/images/upload`: multipart with the picture in the field `image`; returns
 *   `{success: true, status: 200, data: {url, sources, width, height}}` as soon as the picture can be shown.
 * - `GET /images/:name`: a stored file, which never changes and is cached as immutable. For a rendition that is not
 *   rendered yet, returns the picture's main file.
 *
 * Pictures are stored in `dataDir`/images. `publicOrigin` is the origin of every returned URL; without it, URLs are
 * relative to the page's origin and begin with a slash.
 */
export async function createImageStandIn(options: {
  dataDir: string
  publicOrigin?: string
}): Promise<ImageStandIn> {
  const pictures = await PictureStore.open(
    join(options.dataDir, 'images'),
    options.publicOrigin ?? '',
  )
  const routes = new Hono()

  routes.post(
    '/standins/images/upload',
    bodyLimit({ maxSize: LARGEST_BODY, onError: () => refusalResponse('picture-too-large') }),
    async (context) => {
      const data = await pictures.take(await pictureOf(context))
      return context.json({ success: true, status: 200, data })
    },
  )

  routes.get('/images/:name', async (context) => {
    const file = await pictures.read(context.req.param('name'))
    if (file === null) return refusalResponse('picture-unknown')
    return context.body(file.bytes, 200, {
      'content-type': file.contentType,
      'cache-control': file.isForNow ? 'no-store' : 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  routes.onError((error) => {
    if (error instanceof PictureRefused) return refusalResponse(error.code)
    throw error
  })

  return {
    routes,
    storeDrawn: (key, draw) => pictures.storeDrawn(key, draw),
    close: () => pictures.close(),
  }
}
