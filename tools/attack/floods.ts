import { type Answer, isDone } from './client.ts'
import { attackLimits } from './limits.ts'
import { demo, signIn } from './people.ts'
import type { Attempts } from './report.ts'
import { openTarget, type Target } from './target.ts'

const CALLERS = 100
const TIMES = 3
const ASKED = 15
/** Also on a busy machine. */
const PATIENCE_MS = 15_000

/** Many requests at once: without limits the server answers all of them, and with limits it refuses the excess. */
export async function attackByFloods(target: Target, attempts: Attempts): Promise<void> {
  const { ask } = target
  const seller = await signIn(ask, demo.seller)
  await flood(target, { path: '/v2/advertisements', headers: {} }, attempts)
  await flood(
    target,
    { path: '/v2/advertisements', headers: { 'accept-encoding': 'identity' } },
    attempts,
  )
  await flood(target, { path: '/v2/category/instruments', headers: {} }, attempts)
  const headers = { authorization: `Bearer ${seller.accessToken}` }
  await flood(target, { path: `/all-products/${seller.email}`, headers }, attempts)
  await flood(target, { path: '/', headers: { accept: 'text/html' } }, attempts)

  const limited = await openTarget({ rateLimits: true })
  await attackLimits(limited, attempts)
  await limited.kill()
}

/** A response of the server, which may ask the caller to come back later. */
const isOrderly = (answer: Answer) => isDone(answer) || isTurnedAway(answer)

const isTurnedAway = ({ status, headers }: Answer) =>
  status === 429 && Number(headers.get('retry-after')) >= 1

/** A hundred callers ask for a whole list again and again; meanwhile somebody asks for other things. */
async function flood(
  { ask }: Target,
  { path, headers }: { path: string; headers: Record<string, string> },
  attempts: Attempts,
): Promise<void> {
  const name = `${path} by ${CALLERS} callers`
  const call = async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const answer = await ask({ method: 'GET', path, headers })
      attempts.count(`GET ${name}`, isOrderly(answer), answer)
    }
  }
  const askOthers = async () => {
    for (let time = 0; time < ASKED; time += 1) {
      for (const other of ['/healthz', '/blog']) {
        const answer = await ask({ method: 'GET', path: other })
        const isQuick = answer.milliseconds < PATIENCE_MS
        attempts.count(`GET ${other} during ${name}`, isDone(answer) && isQuick, answer)
      }
    }
  }
  await Promise.all([...Array.from({ length: CALLERS }, call), askOthers()])
}
