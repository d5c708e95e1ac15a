import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { originOf } from '../../http/hosts.ts'
import { foreignBase, withAbsolutePictures } from '../../http/picture-addresses.ts'
import { isDiskFull } from '../../database/disk-room.ts'
import type { Log } from '../../config/log.ts'
import { FilesUnavailable, type PictureFiles } from './picture-files.ts'
import { requestIdOf } from '../../http/request-log.ts'
import { PictureStore } from './picture-store.ts'
import { PictureRefused, refusalResponse } from './refusals.ts'
import type { AnnouncedPicture, StoredPicture } from './stored-picture.ts'

export type { AnnouncedPicture, StoredPicture } from './stored-picture.ts'

/** The stand-in for the image host: its routes, and a method to store the server's own pictures. */
export type ImageStandIn = {
  /** Mounted at the root of the server. */
  routes: Hono
  /**
   * Stores the picture that `draw` returns and waits for its renditions. Does not call `draw` where a picture with this
   * key is stored already.
   */
  storeDrawn(key: string, draw: () => Promise<Uint8Array>): Promise<StoredPicture>
  /**
   * Announces a picture that `draw` returns when somebody asks for it first, `width` pixels wide. Returns where it will
   * be. The announcement has to be repeated after every start.
   */
  announce(key: string, width: number, draw: () => Promise<Uint8Array>): AnnouncedPicture
  /** Waits for the file that is being rendered. The remaining files are rendered after the next start. */
  close(): Promise<void>
}

const UPLOAD = '/standins/images/upload'
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

type Options = {
  /** Where the pictures are stored. */
  files: PictureFiles
  /** Gets what fails after the response, and why the files cannot be reached. */
  log: Log
  /** The origin of every returned URL; without it, URLs are relative to the page's origin and begin with a slash. */
  publicOrigin?: string
  /** The addresses go to another server, so they are absolute for every page. */
  hasAbsoluteAddresses?: boolean
  /** Whether the request may upload; without it, every request may. */
  isSignedIn?: (context: Context) => Promise<boolean>
}

/**
 * Creates a stand-in for an image host such as imgbb.
 *
 * - `POST /standins/images/upload`: multipart with the picture in the field `image`; returns
 *   `{success: true, status: 200, data: {url, sources, width, height}}` as soon as the picture can be shown. Refuses
 *   every upload while the disk is full.
 * - `GET /images/:name`: a stored file, which never changes and is cached as immutable; its name is its ETag. For a
 *   rendition that is not rendered yet, returns the picture's main file.
 *
 * While the files cannot be reached, both respond 503.
 */
export async function createImageStandIn({
  files,
  log,
  publicOrigin = '',
  hasAbsoluteAddresses = false,
  isSignedIn = async () => true,
}: Options): Promise<ImageStandIn> {
  const pictures = await PictureStore.open(files, publicOrigin, log)
  const routes = new Hono()

  routes.post(
    UPLOAD,
    async (context, next) => {
      if (!(await isSignedIn(context))) throw new PictureRefused('sign-in-required')
      await next()
    },
    bodyLimit({ maxSize: LARGEST_BODY, onError: () => refusalResponse('picture-too-large') }),
    async (context) => {
      // Before the body is read; the store checks the sizes of the files that it writes.
      await pictures.requireRoom(Number(context.req.header('content-length') ?? 0))
      const data = await pictures.take(await pictureOf(context))
      const base = hasAbsoluteAddresses ? originOf(context) : foreignBase(context)
      return context.json({
        success: true,
        status: 200,
        data: base === null ? data : withAbsolutePictures(data, base),
      })
    },
  )

  routes.get('/images/:name', async (context) => {
    const name = context.req.param('name')
    // A name stands for one content, so a cache that asks again needs no file.
    const etag = `"${name}"`
    const lasting = { etag, 'cache-control': 'public, max-age=31536000, immutable' }
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, lasting)
    const file = await pictures.read(name)
    if (file === null) return refusalResponse('picture-unknown')
    return context.body(file.bytes, 200, {
      ...(file.isForNow ? { 'cache-control': 'no-store' } : lasting),
      'content-type': file.contentType,
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
  })

  routes.onError((error, context) => {
    if (error instanceof PictureRefused) return refusalResponse(error.code)
    if (isDiskFull(error)) return refusalResponse('picture-storage-full')
    if (error instanceof FilesUnavailable) {
      log.error({ source: 'images', requestId: requestIdOf(context) }, error.message)
      return refusalResponse('picture-storage-unavailable')
    }
    throw error
  })

  return {
    routes,
    storeDrawn: (key, draw) => pictures.storeDrawn(key, draw),
    announce: (key, width, draw) => pictures.announce(key, width, draw),
    close: () => pictures.close(),
  }
}
