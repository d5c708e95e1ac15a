import { callsOn, createVictims, everyCall, type Row, type Victims } from './calls.ts'
import { type Ask, isDone, itemsIn } from './client.ts'
import { attackLog } from './log-lines.ts'
import { attackPages } from './pages.ts'
import { bodies, encoded, texts, wrongTypes } from './payloads.ts'
import { demo, type Person, sendPassword } from './people.ts'
import type { Attempts } from './report.ts'
import type { Target } from './target.ts'
import { encodeText, runTrials, shown, type Trial } from './trials.ts'
import { attackVendors } from './vendor-injections.ts'

/** Puts harmful text, wrong types and malformed JSON into every field of every write, every query and every path. */
export async function attackByInjections(
  target: Target,
  { admin }: { admin: Person },
  attempts: Attempts,
): Promise<void> {
  const { ask } = target
  const victims = await createVictims(ask, admin)
  const owners = { ...victims, admin }
  await attackFields(ask, victims, owners, attempts)
  await attackAddresses(ask, victims, owners, attempts)
  await attackVendors(ask, attempts)
  await attackPages(ask, victims.seller, attempts)
  await checkData(ask, owners, attempts)
  attackLog(target.log(), attempts)
}

type Owners = { buyer: Person; seller: Person; admin: Person }

/** Returns the caller whose request passes the permissions. */
function callerOf(row: Row, owners: Owners): string | undefined {
  if (row.everyone || row.signed) return undefined
  if (row.proven) return owners.buyer.idToken
  if (row.buyer) return owners.buyer.accessToken
  return row.seller ? owners.seller.accessToken : owners.admin.accessToken
}

async function attackFields(
  ask: Ask,
  victims: Victims,
  owners: Owners,
  attempts: Attempts,
): Promise<void> {
  const requests = callsOn(victims)
  for (const { call, method, row } of everyCall) {
    const { path, json, headers } = requests[call]
    if (json === undefined) continue
    const bearer = callerOf(row, owners)
    const fields = Object.keys({
      ...json,
      ...(call === 'POST /add-product' && { imageSources: 1 }),
    })
    const trials = fields.flatMap((field) =>
      [...texts, ...wrongTypes].map((value): Trial => ({
        attempt: `${call}, ${field} = ${shown(value)}`,
        payload: typeof value === 'string' ? value : '',
        send: () => ask({ method, path, bearer, headers, json: { ...json, [field]: value } }),
      })),
    )
    const raw = bodies.map((body): Trial => ({
      attempt: `${call} with the body ${shown(body)}`,
      payload: body,
      send: () =>
        ask({
          method,
          path,
          bearer,
          body,
          headers: { ...headers, 'content-type': 'application/json' },
        }),
    }))
    await runTrials([...trials, ...raw], attempts)
  }
}

/** Replaces every value of a query and the last part of a path. A deletion names what does not exist. */
async function attackAddresses(
  ask: Ask,
  victims: Victims,
  owners: Owners,
  attempts: Attempts,
): Promise<void> {
  const requests = callsOn(victims)
  const parts = [
    ...texts.filter((text) => text.length < 1000 && text !== '').map(encodeText),
    ...encoded,
    'x'.repeat(6000),
  ]
  for (const { call, method, row } of everyCall) {
    const { path, json, headers } = requests[call]
    const [base = '', query] = path.split('?')
    const withPart = (part: string): string[] => [
      ...(query === undefined ? [`${base}?limit=${part}`, `${base}?limit=5&after=${part}`] : []),
      ...(query === undefined ? [] : [`${base}?${query.replaceAll(/=[^&]*/g, `=${part}`)}`]),
      ...(call.includes('/:') ? [`${base.slice(0, base.lastIndexOf('/'))}/${part}`] : []),
    ]
    const trials = parts.flatMap((part) =>
      withPart(part).map((address): Trial => ({
        attempt: `${method} ${address.slice(0, 100)}`,
        payload: decodeText(part),
        send: () =>
          ask({
            method,
            path: address,
            bearer: callerOf(row, owners),
            headers: { ...headers, accept: 'application/json' },
            ...(json && { json }),
          }),
      })),
    )
    await runTrials(trials, attempts)
  }
}

function decodeText(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/** Everything is still there, and nobody has become an admin. */
async function checkData(ask: Ask, { admin }: Owners, attempts: Attempts): Promise<void> {
  const bearer = admin.accessToken
  const mostOf: Record<string, number> = {
    '/all-buyers': 4,
    '/all-sellers': 12,
    '/get-categories': 8,
  }
  for (const [path, count] of Object.entries(mostOf)) {
    const answer = await ask({ method: 'GET', path, bearer })
    attempts.count(`${path} is complete`, itemsIn(answer).length >= count, answer)
  }
  const health = await ask({ method: 'GET', path: '/healthz' })
  attempts.count('no prototype is polluted', health.text === '{"status":"ok"}', health)
  const signedIn = await sendPassword(ask, 'signInWithPassword', demo.buyer)
  attempts.count('the demo accounts can still sign in', isDone(signedIn), signedIn)
}
