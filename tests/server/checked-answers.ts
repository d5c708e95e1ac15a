import type { Hono } from 'hono'
import { validate } from 'superstruct'
import { endpoints } from '../../server/routes/endpoints.ts'

const patterns = endpoints.map(({ call, method, path, answer }) => ({
  call,
  method,
  pattern: new URLPattern({ pathname: path }),
  answer,
}))

/** Lets a server throw where it answers a call with JSON that is not the answer which the endpoint declares. */
export function withCheckedAnswers(app: Hono): Hono {
  const { fetch } = app
  app.fetch = async (request, ...rest) => {
    const response = await fetch(request, ...rest)
    await requireDeclared(request, response)
    return response
  }
  return app
}

async function requireDeclared({ method, url }: Request, response: Response): Promise<void> {
  const isPacked = response.headers.has('content-encoding')
  const type = response.headers.get('content-type')
  if (type?.startsWith('application/json') !== true || isPacked) return
  const asked = patterns.find((each) => each.method === method && each.pattern.test(url))
  if (asked === undefined) return
  if (asked.answer === null) throw new Error(`${asked.call} answers JSON in place of a page.`)
  const [error] = validate(await response.clone().json(), asked.answer)
  if (error !== undefined) throw new Error(`${asked.call} answers: ${error.message}`)
}
