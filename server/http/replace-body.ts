import type { Context } from 'hono'

/** Replaces the body of a response and keeps its status and headers. */
export function replaceBody(context: Context, body: string | Uint8Array<ArrayBuffer>): void {
  const { status, headers } = context.res
  // Unset the current response first: otherwise Hono rebuilds the new one from its body as a stream.
  context.res = undefined
  context.res = new Response(body, { status, headers })
}
