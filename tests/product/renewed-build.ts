import type { StartOptions } from '../../server/start.ts'

type Answering = Parameters<NonNullable<StartOptions['around']>>[0]

/** The hash in the name of a built file, and the file's extension. */
const HASHED = /(-[\w-]{7})(\.(?:js|css)\b)/g
const RENEWED = /\.renewed(?=\.(?:js|css)$)/
const TEXTS = /html|javascript|css/

/** Serves the built client, and after `renew` a second build: all files have new names and the old ones are gone. */
export function twoBuilds() {
  let isRenewed = false
  const around =
    (application: Answering): Answering =>
    async (request, env) => {
      if (!isRenewed) return application(request, env)
      const { pathname } = new URL(request.url)
      if (pathname.startsWith('/assets/') && pathname.search(HASHED) !== -1) {
        return new Response('It is gone.', { status: 404 })
      }
      const headers = new Headers(request.headers)
      for (const name of ['accept-encoding', 'if-none-match']) headers.delete(name)
      const init = { method: request.method, headers }
      const url = request.url.replace(RENEWED, '')
      const asked = request.method === 'GET' ? new Request(url, init) : request
      const answer = await application(asked, env)
      if (!TEXTS.test(answer.headers.get('content-type') ?? '')) return answer
      const text = (await answer.text())
        .replaceAll(HASHED, '$1.renewed$2')
        // The app shell changes too, so it gets a new revision.
        .replace(/(revision:.)\w{16}/, '$1renewed')
      return new Response(text, answer)
    }
  return {
    around,
    renew() {
      isRenewed = true
    },
  }
}
