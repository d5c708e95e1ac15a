import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { PictureStore, type StoredPicture } from './picture-store.ts'
import { PictureRefused } from './recognise.ts'

export type { StoredPicture } from './picture-store.ts'

/** The stand-in for the image host: its routes, and the way in for pictures that the server makes itself. */
export type ImageStandIn = {
  /** Mounted at the root of the server. */
  routes: Hono
  /**
   * Stores one picture with all that is made of it. Throws PictureRefused when the bytes are not one that is taken in.
   */
  store(bytes: Uint8Array): Promise<StoredPicture>
  /** Ends with the file that is being made; what is left is made the next time. */
  close(): Promise<void>
}

/** 8 MB, as a user reads it. */
const LARGEST_FILE = 8 * 1024 * 1024
/** Room for the multipart boundaries and headers around the file. */
const LARGEST_BODY = LARGEST_FILE + 64 * 1024
const TOO_LARGE = 'This picture is larger than 8 MB. Please choose a smaller one.'
const NO_FILE = 'No picture came with the request. Please choose one.'

/** Answers as imgbb does when it refuses: `success` and an `error` with words for the user. */
function refuse(context: Context, status: 400 | 404 | 413 | 415 | 422 | 429, message: string) {
  return context.json({ success: false, status, error: { message } }, status)
}

/** Answers one who uploads more than may be. */
export function refuseManyUploads(context: Context): Response {
  return refuse(
    context,
    429,
    'These are many pictures at once. Please wait a moment and try again.',
  )
}

async function pictureOf(context: Context): Promise<Uint8Array> {
  const form = await context.req.formData().catch((error: unknown) => {
    throw new PictureRefused(400, NO_FILE, { cause: error })
  })
  const file = form.get('image')
  if (!(file instanceof File) || file.size === 0) throw new PictureRefused(400, NO_FILE)
  if (file.size > LARGEST_FILE) throw new PictureRefused(413, TOO_LARGE)
  return new Uint8Array(await file.arrayBuffer())
}

/**
 * Stands in for an image host such as imgbb.
 *
 * - `POST /standins/images/upload`: multipart with the picture in the field `image`; answers
 *   `{success: true, status: 200, data: {url, sources, width, height}}` as soon as it can be shown.
 * - `GET /images/:name`: a stored file; it never changes, so it may be kept for ever. One that is still to be made is
 *   answered by the main file of its picture.
 *
 * Pictures are kept in `dataDir`/images. `publicOrigin` goes before every address that is given out; without it
 * addresses begin with a slash and belong to the page's own origin.
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
    bodyLimit({ maxSize: LARGEST_BODY, onError: (context) => refuse(context, 413, TOO_LARGE) }),
    async (context) => {
      const data = await pictures.take(await pictureOf(context))
      return context.json({ success: true, status: 200, data })
    },
  )

  routes.get('/images/:name', async (context) => {
    const file = await pictures.read(context.req.param('name'))
    if (file === null) return refuse(context, 404, 'There is no such picture.')
    return context.body(file.bytes, 200, {
      'content-type': file.contentType,
      'cache-control': file.isForNow ? 'no-store' : 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  routes.onError((error, context) => {
    if (error instanceof PictureRefused) return refuse(context, error.status, error.message)
    throw error
  })

  return { routes, store: (bytes) => pictures.store(bytes), close: () => pictures.close() }
}
