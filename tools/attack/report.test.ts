import { expect, test } from 'vitest'
import type { Call } from '../../server/routes/endpoints.ts'
import { callsOn, everyCall, type Victims } from './calls.ts'
import type { Answer, Sent } from './client.ts'
import type { Person } from './people.ts'
import { type Group, runGroups } from './report.ts'
import { attackRoles } from './roles.ts'

const personOf = (name: string): Person & { id: string } => ({
  id: name,
  email: `${name}@attack.test`,
  idToken: `eyJh.id.${name}`,
  accessToken: `eyJh.access.${name}`,
})

const strangers = { buyer: personOf('bob'), seller: personOf('tom'), admin: personOf('ada') }
const [buyer, seller] = [personOf('ann'), personOf('sue')]
const productOf = (id: string) => ({ id, name: `Guitar ${id}`, sellerEmail: seller.email })
const victims: Victims = {
  buyer,
  seller,
  booking: { id: 'b1', product: productOf('p1'), buyer },
  bought: {
    booking: { id: 'b2', product: productOf('p2'), buyer },
    transactionId: 'pi_2',
    orderId: 'o2',
  },
  product: productOf('p3'),
  offerId: 'offer-1',
  caseId: 'case-1',
}
const requests = callsOn(victims)

/** Returns the call whose own request this is; undefined for a variation of an address or a method. */
const callOf = ({ method, path, json }: Sent): Call | undefined =>
  everyCall.find(({ call, method: expected }) => {
    const request = requests[call]
    const isSameBody = JSON.stringify(json) === JSON.stringify(request.json)
    return expected === method && request.path === path && isSameBody
  })?.call

const roleOf = ({ bearer = '' }: Sent) =>
  (['buyer', 'seller', 'admin'] as const).find((role) => {
    const { accessToken, idToken } = strangers[role]
    return [accessToken, idToken].includes(bearer)
  })

/** A server that keeps the permissions, except for one call as this caller. */
function createServer(planted: { call: Call; as: 'nobody' | 'buyer' } | null = null) {
  const attacked = new Map<Call, Set<string>>()
  const variations = new Set<string>()
  const statusOf = (sent: Sent): number => {
    const call = callOf(sent)
    if (call === undefined) {
      variations.add(`${sent.method} ${sent.path}`)
      return sent.path === `/users/role/${strangers.buyer.email}` ? 200 : 403
    }
    const isOwner = [buyer, seller].some((owner) =>
      [owner.accessToken, owner.idToken].includes(sent.bearer ?? ''),
    )
    const role = roleOf(sent)
    const row = everyCall.find((each) => each.call === call)?.row ?? {}
    if (isOwner || row.everyone || (role !== undefined && row[role] === 'any')) return 200
    attacked.set(call, (attacked.get(call) ?? new Set()).add(role ?? 'nobody'))
    if (planted?.call === call && planted.as === (role ?? 'nobody')) return 200
    return sent.bearer === undefined ? 401 : 403
  }
  const ask = async (sent: Sent): Promise<Answer> => {
    const status = statusOf(sent)
    const exchange = `${sent.method} ${sent.path} by ${sent.bearer} -> ${status}`
    const fields = { role: 'buyer' }
    return { status, headers: new Headers(), text: '', fields, milliseconds: 1, exchange }
  }
  return { ask, attacked, variations }
}

const rolesOn = ({ ask }: ReturnType<typeof createServer>): Group => ({
  name: 'roles',
  tries: 'every call',
  attack: (attempts) => attackRoles(ask, { victims, strangers }, attempts),
})

async function run(groups: readonly Group[], deadlineMs = 60_000) {
  let printed = ''
  const code = await runGroups(groups, { deadlineMs, write: (text) => (printed += text) })
  return { code, printed }
}

test('a server that keeps its permissions withstands the attack', async () => {
  const { code, printed } = await run([rolesOn(createServer())])
  expect(printed).not.toContain('BREACHED')
  expect(printed).toMatch(/\| roles \| +\d{3} \| +\d{3} \| +0 \|/)
  expect(code).toBe(0)
})

test.each([
  { call: 'GET /all-buyers', as: 'nobody' },
  { call: 'DELETE /remove-seller', as: 'buyer' },
  { call: 'POST /create-payment-intent', as: 'buyer' },
] as const)('$call open to $as fails the run and is printed without a token', async (planted) => {
  const { code, printed } = await run([rolesOn(createServer(planted))])
  expect(code).toBe(1)
  const breach = printed.slice(printed.indexOf('BREACHED'))
  expect(breach).toMatch(/^BREACHED roles: .+\n {2}.+ -> 200\n/)
  expect(breach).toContain(planted.call)
  expect(printed).not.toContain('eyJ')
})

test('every call is attacked by somebody who may not make it', async () => {
  const server = createServer()
  await run([rolesOn(server)])
  for (const { call, row } of everyCall) {
    const { path } = requests[call]
    if (row.everyone) {
      const writes = ['POST', 'PUT', 'PATCH', 'DELETE'].map((method) => `${method} ${path}`)
      expect([...server.variations], call).toEqual(expect.arrayContaining(writes))
    } else {
      const roles = ['buyer', 'seller', 'admin'] as const
      const refused = roles.filter((role) => row[role] !== 'any')
      const expected = ['nobody', ...refused].toSorted()
      expect([...(server.attacked.get(call) ?? [])].toSorted(), call).toEqual(expected)
    }
  }
})

const groupOf = (attack: Group['attack']): Group => ({ name: 'planted', tries: '', attack })

test('a group that throws, or that tries nothing, fails the run', async () => {
  const thrown = await run([groupOf(() => Promise.reject(new Error('no server')))])
  expect(thrown).toMatchObject({ code: 1, printed: expect.stringContaining('no server') })
  const empty = await run([groupOf(async () => undefined)])
  expect(empty).toMatchObject({ code: 1, printed: expect.stringContaining('no attempt') })
})

test('a run stops at its deadline, and says what it has not tried', async () => {
  const never = groupOf(() => new Promise(() => undefined))
  const { code, printed } = await run([never, { ...never, name: 'later' }], 10)
  expect(code).toBe(1)
  expect(printed).toContain('Stopped in planted after 0.01 seconds. Not tried: later.')
})
