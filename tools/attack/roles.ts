import type { Call } from '../../server/routes/endpoints.ts'
import type { Asked } from '../../tests/server/example-requests.ts'
import { callsOn, type CallRow, everyCall, type Victims } from './calls.ts'
import { type Answer, type Ask, isDone, isRefused } from './client.ts'
import { type Person, register } from './people.ts'
import type { Attempts } from './report.ts'

const ROLES = ['buyer', 'seller', 'admin'] as const
type Role = (typeof ROLES)[number]

/** A user of each role who owns none of the victims' things. */
export type Strangers = Record<Role, Person>

/**
 * Makes every call as nobody, as each role without an entry, and as another owner of the same
 * role. Then every call's owner makes it, so that no attempt held only because the request was wrong.
 */
export async function attackRoles(
  ask: Ask,
  { victims, strangers }: { victims: Victims; strangers: Strangers },
  attempts: Attempts,
): Promise<void> {
  const requests = callsOn(victims)
  for (const each of everyCall) {
    if (each.row.everyone) await attackPublic(ask, each, requests, strangers, attempts)
    else if (each.row.signed) await attackSigned(ask, each, requests, strangers, attempts)
    else if (each.row.proven) await attackProven(ask, each, requests, strangers, attempts)
    else await attackMembers(ask, each, requests, strangers, attempts)
  }
  await tryOtherAddresses(ask, strangers, attempts)
  await tryToBecomeAdmin(ask, strangers, attempts)
  await makeAsOwner(ask, { victims, strangers }, attempts)
}

type Requests = Record<Call, Asked>
type Attack = (
  ask: Ask,
  each: CallRow,
  requests: Requests,
  strangers: Strangers,
  attempts: Attempts,
) => Promise<void>

const isForbidden = ({ status }: Answer) => status === 401 || status === 403

/** Anybody may make the call itself, but nobody may write at its address. */
const attackPublic: Attack = async (ask, { call }, requests, strangers, attempts) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const role of [null, ...ROLES]) {
      const bearer = role === null ? undefined : strangers[role].accessToken
      const answer = await ask({ method, bearer, path: requests[call].path, json: {} })
      attempts.count(`${method} at ${call} as ${role ?? 'nobody'}`, isRefused(answer), answer)
    }
  }
}

const attackSigned: Attack = async (ask, { call, method }, requests, strangers, attempts) => {
  const now = Math.floor(Date.now() / 1000)
  const signatures = ['', 't=1,v1=00', `t=${now},v1=${'0'.repeat(64)}`, `t=${now},v0=`, 'x']
  for (const role of [null, ...ROLES]) {
    for (const signature of signatures) {
      const answer = await ask({
        method,
        bearer: role === null ? undefined : strangers[role].accessToken,
        headers: { 'stripe-signature': signature },
        ...requests[call],
      })
      attempts.count(
        `${call} as ${role ?? 'nobody'} with '${signature}'`,
        isRefused(answer),
        answer,
      )
    }
  }
}

const attackProven: Attack = async (ask, { call, method }, requests, strangers, attempts) => {
  for (const role of [null, ...ROLES]) {
    const bearer = role === null ? undefined : strangers[role].idToken
    const answer = await ask({ method, bearer, ...requests[call] })
    attempts.count(`${call} as ${role ?? 'nobody'}`, isForbidden(answer), answer)
  }
}

const attackMembers: Attack = async (ask, each, requests, strangers, attempts) => {
  const { call, method, row } = each
  const nobody = await ask({ method, ...requests[call] })
  attempts.count(`${call} as nobody`, nobody.status === 401, nobody)
  for (const role of ROLES) {
    if (row[role] === 'any') continue
    const { accessToken, email } = strangers[role]
    const answer = await ask({ method, bearer: accessToken, ...requests[call] })
    attempts.count(`${call} as another ${role}`, answer.status === 403, answer)
    if (row[role] === 'own') continue
    const own = callsOnOwnEmail(requests[call], email)
    const asItself = await ask({ method, bearer: accessToken, ...own })
    attempts.count(`${call} as a ${role} for itself`, asItself.status === 403, asItself)
  }
}

/** Puts an e-mail of the attacker in the place of the victim's. */
function callsOnOwnEmail({ path, json }: Asked, email: string): Asked {
  return {
    path: path.replace(/[\w.-]+@[\w.]+/, email),
    ...(json && { json: 'email' in json ? { ...json, email } : json }),
  }
}

/** Other spellings of an address, and headers that name another method or address. */
async function tryOtherAddresses(
  ask: Ask,
  { buyer }: Strangers,
  attempts: Attempts,
): Promise<void> {
  const spellings = [
    '/ALL-BUYERS',
    '/all-buyers/',
    '//all-buyers',
    '/%61ll-buyers',
    '/all-buyers%2f',
    '/all-buyers;x=1',
    '/all-buyers.json',
  ]
  const accept = { accept: 'application/json' }
  for (const path of spellings) {
    const answer = await ask({ method: 'GET', path, headers: accept, bearer: buyer.accessToken })
    attempts.count(`GET ${path} as a buyer`, isRefused(answer), answer)
  }
  const disguises = [
    { 'x-http-method-override': 'GET' },
    { 'x-original-url': '/all-buyers' },
    { 'x-rewrite-url': '/all-buyers' },
    { 'x-forwarded-for': '127.0.0.1', 'x-real-ip': '127.0.0.1' },
    { 'x-user-role': 'admin', cookie: 'role=admin; admin=1' },
  ]
  for (const headers of disguises) {
    for (const path of ['/all-buyers', '/all-buyers?role=admin']) {
      const answer = await ask({ method: 'GET', path, headers, bearer: buyer.accessToken })
      attempts.count(`GET ${path} with ${JSON.stringify(headers)}`, isForbidden(answer), answer)
    }
  }
}

async function tryToBecomeAdmin(ask: Ask, { buyer }: Strangers, attempts: Attempts): Promise<void> {
  for (const role of ['admin', 'Admin', 'ADMIN', 'admin ', '', ['admin'], { $ne: 'buyer' }, null]) {
    const user = { name: 'A buyer', email: buyer.email, role: role as string }
    const answer = await register(ask, buyer.idToken, user)
    attempts.count(`PUT /user with the role ${JSON.stringify(role)}`, isRefused(answer), answer)
  }
  const extra = { isAdmin: true, is_verified: true, identityId: 'x', id: 'admin-greta' }
  const user = { name: 'A buyer', email: buyer.email, role: 'seller', ...extra }
  await register(ask, buyer.idToken, user)
  const path = `/users/role/${buyer.email}`
  const answer = await ask({ method: 'GET', path, bearer: buyer.accessToken })
  attempts.count('a second PUT /user changes no role', answer.fields['role'] === 'buyer', answer)
}

/** Calls that need a secret which no user of the attack is given: a signature, and the token of a mail. */
const needsSecret = ({ call, row }: CallRow) =>
  row.signed === true || call.endsWith(' /notifications/unsubscribe')

/** A caller of each call that ends the caller's own sessions or account, which must hold nothing open. */
const leavers: Partial<Record<Call, 'buyer' | 'seller'>> = {
  'POST /account/sign-out-everywhere': 'seller',
  'DELETE /account': 'buyer',
}

/** The calls that delete something come last. */
async function makeAsOwner(
  ask: Ask,
  { victims, strangers }: { victims: Victims; strangers: Strangers },
  attempts: Attempts,
): Promise<void> {
  const requests = callsOn(victims)
  const owners: Record<Role, Person> = { ...victims, admin: strangers.admin }
  const ordered = everyCall
    .filter((each) => !needsSecret(each))
    .toSorted((one, other) => lateness(one) - lateness(other))
  for (const { call, method, row } of ordered) {
    const leaver = leavers[call]
    const role = ROLES.find((each) => row[each] !== undefined)
    const owner = leaver === undefined ? role && owners[role] : strangers[leaver]
    const bearer = row.proven ? victims.buyer.idToken : owner?.accessToken
    const answer = await ask({ method, bearer, ...requests[call] })
    attempts.count(`${call} stays open to its owner`, isDone(answer), answer)
  }
}

/** The removal of a user comes after the deletion of what the user owns. */
const lateness = ({ call, method }: CallRow) =>
  call.startsWith('DELETE /remove-') ? 2 : Number(method === 'DELETE')
