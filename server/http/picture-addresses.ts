import type { Context, MiddlewareHandler } from 'hono'
import { isJson } from './compression.ts'
import { originOf } from './hosts.ts'
import { replaceBody } from './replace-body.ts'

/** A path of this server's pictures, alone or in a srcset. */
const OWN_PICTURE = /(?<=^|, )(?=\/images\/)/g
const FIELDS = new Set(['image', 'url', 'avif', 'webp'])

/** Returns the server's origin for a request from a page of another origin; null for any other request. */
export function foreignBase(context: Context): string | null {
  const from = context.req.header('origin')
  const own = originOf(context)
  return from === undefined || from === own ? null : own
}

/** Returns an item of a response with absolute addresses of this server's pictures. */
export function withAbsolutePictures<Item>(item: Item, base: string): Item {
  const absolute = (value: unknown): unknown =>
    typeof value === 'string' ? value.replaceAll(OWN_PICTURE, base) : value
  return JSON.parse(JSON.stringify(item), (field: string, value: unknown) => {
    // The pictures of an event are a list of addresses.
    if (field === 'pictures' && Array.isArray(value)) return value.map(absolute)
    return FIELDS.has(field) ? absolute(value) : value
  })
}

/** Makes the addresses of this server's pictures absolute in the JSON responses to pages of other origins. */
export function absolutePictures(): MiddlewareHandler {
  return async (context, next) => {
    await next()
    const base = foreignBase(context)
    const { headers } = context.res
    if (base === null || !isJson(headers) || headers.has('content-encoding')) return
    const text = await context.res.text()
    replaceBody(
      context,
      text.includes('/images/')
        ? JSON.stringify(withAbsolutePictures(JSON.parse(text), base))
        : text,
    )
  }
}
