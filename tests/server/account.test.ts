import { readFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { beforeEach, describe, expect, test } from 'vitest'
import { firebaseAccounts } from '../../server/access/firebase.ts'
import { personalTables } from '../../server/users/personal-tables.ts'
import { write } from './conversation-steps.ts'
import { idTokenFor } from './id-tokens.ts'
import { insertOrder } from './insert-order.ts'
import { book, emailOf, openTestApp, type Person, submissionOf, type TestApp } from './test-app.ts'

let market: TestApp

beforeEach(async () => {
  market = await openTestApp()
})

const remove = (as: Person) => market.call('DELETE', '/account', { as })

const account = (as: Person) => market.call('GET', '/account', { as })

const logIn = async (person: Person) =>
  market.call('GET', `/jwt?email=${emailOf(person)}`, {
    bearer: await idTokenFor(emailOf(person)),
  })

const passSeconds = (seconds: number) => {
  market.time.now = new Date(market.time.now.getTime() + seconds * 1000)
}

const rowsOf = (table: string, where = 'true') =>
  market.database.query<Record<string, unknown>>(`select * from ${table} where ${where}`)

/** The text columns of the tables of the market, without ids and the names of flows. */
const textColumns = ({ database }: TestApp) =>
  database.query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      join pg_class on relname = table_name and relkind = 'r' and relnamespace = 'public'::regnamespace
     where table_schema = 'public' and data_type in ('text', 'jsonb', 'json', 'ARRAY', 'tsvector', 'character varying')
       and table_name !~ '^(identity|cards|stripe)_' and column_name !~ '^(id|flow|.*_id)$'`,
  )

/** The text columns that no user writes: choices, states, keys, and what the market and its admins write. */
const ofMarket = new Set(
  [
    'audit_log: about call concerned_ids event words',
    'blog_entries: answer question translations',
    'cases: about measure state',
    'categories: attributes name translations',
    'conversations: state',
    'deadlines: event',
    'flow_members: role',
    'flows: value',
    'intents: provider_key',
    'journal: from_value readers to_value',
    'list_versions: list version',
    'notification_refusals: channel kind',
    'offers: agreed_in state',
    'outbox: answer key params type waits_for',
    'payments: card_brand card_last4',
    'payout_accounts: status',
    'products: again_of condition request_key',
    'rate_limits: key',
    'reports: reason',
    'schema_migrations: name',
    'secrets: name value',
    'users: contact_for language removal_reason role',
    'work: failure key kind owner',
  ].flatMap((line) => {
    const [table = '', columns = ''] = line.split(': ')
    return columns.split(' ').map((column) => `${table}.${column}`)
  }),
)

describe('a user changes the account', () => {
  test('whose name, phone and place are then the new ones', async () => {
    const json = { name: ' Ann Alm ', phone: '070 123', place: 'Lund station' }
    const changed = await market.call('PATCH', '/account', { as: 'ann', json })
    expect(changed.body).toMatchObject({ ...json, name: 'Ann Alm', email: emailOf('ann') })
    expect((await account('ann')).body).toEqual(changed.body)
    expect((await account('bob')).body).toMatchObject({ name: 'Bob', phone: '', place: '' })
  })

  test.each([
    ['0046 70 123 45 67', '+46 70 123 45 67'],
    ['(0046) 70 123 45 67', '+46 70 123 45 67'],
    ['(00)46701234567', '+46701234567'],
    ['00 46 70 123 45 67', '+46 70 123 45 67'],
    ['070-123 45 67', '070-123 45 67'],
    ['007, at the bar', '007, at the bar'],
  ])('whose phone number %s is stored as %s', async (phone, stored) => {
    await market.call('PATCH', '/account', { as: 'ann', json: { phone } })
    expect((await account('ann')).body).toMatchObject({ phone: stored })
  })

  test('one field at a time, and can empty phone and place', async () => {
    await market.call('PATCH', '/account', { as: 'ann', json: { phone: '070', place: 'Lund' } })
    const { body } = await market.call('PATCH', '/account', { as: 'ann', json: { phone: '' } })
    expect(body).toMatchObject({ name: 'Ann', phone: '', place: 'Lund' })
  })

  test.each([
    ['an empty name', { name: ' ' }],
    ['a name with a control character', { name: 'A\u0000nn' }],
    ['a phone number that is too long', { phone: '0'.repeat(41) }],
  ])('but not to %s', async (_, json) => {
    expect((await market.call('PATCH', '/account', { as: 'ann', json })).status).toBe(400)
    expect((await account('ann')).body).toMatchObject({ name: 'Ann', role: 'buyer' })
  })
})

test.each([
  ['role', 'admin'],
  ['email', 'ada@example.test'],
  ['removed_at', '2026-01-01'],
  ['signed_out_at', '2026-01-01'],
  ['no_column', 'x'],
])('a change of the account ignores the field %s', async (field, value) => {
  const json = { name: 'Ann Alm', [field]: value }
  expect((await market.call('PATCH', '/account', { as: 'ann', json })).status).toBe(200)
  const [row] = await rowsOf('users', "name = 'Ann Alm'")
  expect(row).toMatchObject({
    role: 'buyer',
    email: emailOf('ann'),
    removed_at: null,
    signed_out_at: null,
  })
})

describe('signing out everywhere', () => {
  test('ends the tokens and sign-ins of before, and none of after', async () => {
    const { body } = await logIn('ann')
    const { accessToken } = body as { accessToken: string }
    const asBefore = () => market.call('GET', '/account', { bearer: accessToken })
    expect((await asBefore()).status).toBe(200)
    const ended = await market.call('POST', '/account/sign-out-everywhere', { as: 'ann' })
    expect(ended.status).toBe(200)
    expect((await asBefore()).body).toMatchObject({ status: 401, code: 'token-invalid' })
    // An ID token of before does not bring a device back.
    expect((await logIn('ann')).body).toMatchObject({ status: 401, code: 'signed-out-everywhere' })
    passSeconds(1)
    expect((await account('ann')).status).toBe(200)
    expect((await asBefore()).status).toBe(401)
  })

  test('leaves other users signed in', async () => {
    const token = await market.market.tokens.issue('bob')
    await market.call('POST', '/account/sign-out-everywhere', { as: 'ann' })
    expect((await market.call('GET', '/account', { bearer: token })).status).toBe(200)
  })
})

describe('the download of the data', () => {
  test('has the rows of the user, and those of nobody else', async () => {
    await book(market, 1, 'ann')
    await book(market, 2, 'bob')
    const { body } = await market.call('GET', '/account/data', { as: 'ann' })
    expect(body).toMatchObject({
      users: [{ id: 'ann', email: emailOf('ann') }],
      bookings: [{ product_id: 'p1', phone_number: '070', meeting_location: 'the station' }],
    })
    expect(JSON.stringify(body)).not.toMatch(/bob/i)
  })

  test('has the notifications of the user, but not those that others got of what the user did', async () => {
    const notify = (userId: Person, actorId: Person) =>
      market.database.query(
        `insert into notifications (user_id, actor_id, kind, flow, flow_id, event, told_as, created_at)
         values ($1, $2, 'offers', 'offer', '1', 'buyer.offer', 'seller', now())`,
        [userId, actorId],
      )
    await notify('ann', 'bob')
    await notify('bob', 'ann')
    const { body } = await market.call('GET', '/account/data', { as: 'ann' })
    expect(body).toHaveProperty('notifications', [expect.objectContaining({ user_id: 'ann' })])
  })

  test('and the deletion know every column of the database that names a user', async () => {
    const columns = await market.database.query<{ table: string; column: string }>(
      `select c.relname as table, a.attname as column
         from pg_class c join pg_attribute a on a.attrelid = c.oid
         join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
          and c.relname !~ '^(identity|cards|stripe)_' and c.relname <> 'users'
          and (a.attname ~ '(^|_)(user|actor|buyer|seller|reporter|owner|bidder|author)_id$' or a.attname ~ 'email$'
               or exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid
                             and k.confrelid = 'users'::regclass and a.attnum = any(k.conkey)))`,
    )
    const named = columns.map(({ table, column }) => `${table}.${column}`)
    expect(personalTables.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual(
      named.toSorted(),
    )
  })
})

describe('a user deletes the account', () => {
  test('whose token and sign-in then stop working, and whose name and address are gone', async () => {
    await logIn('ann')
    await market.call('PATCH', '/account', { as: 'ann', json: { phone: '070', place: 'Lund' } })
    expect((await remove('ann')).status).toBe(200)
    expect((await account('ann')).body).toMatchObject({ status: 403, code: 'account-removed' })
    expect((await logIn('ann')).body).toMatchObject({ status: 404, code: 'user-unknown' })
    const rows = await rowsOf('users', "id = 'ann'")
    expect(rows).toMatchObject([{ name: 'Deleted user', phone: '', place: '', identity_id: null }])
    expect(JSON.stringify(rows)).not.toContain(emailOf('ann'))
  })

  test('and can register again with the same address, as another user', async () => {
    await logIn('ann')
    await remove('ann')
    const { status } = await market.call('PUT', '/user', {
      bearer: await idTokenFor(emailOf('ann')),
      json: { name: 'Ann', email: emailOf('ann'), role: 'seller' },
    })
    expect(status).toBe(200)
    expect((await logIn('ann')).status).toBe(200)
    expect(await rowsOf('users', `email = '${emailOf('ann')}'`)).toMatchObject([{ role: 'seller' }])
  })

  test('once: the repeated call finds no account', async () => {
    await remove('ann')
    expect((await remove('ann')).body).toMatchObject({ code: 'account-removed' })
  })

  test('as a seller, whose products for sale are gone', async () => {
    expect((await remove('sue')).status).toBe(200)
    expect((await market.call('GET', '/products/p1')).body).toMatchObject({ availability: 'gone' })
    expect((await market.call('GET', '/v2/category/music')).body).toEqual([])
    expect(await rowsOf('products', "contact <> '-' or location <> '-'")).toEqual([])
  })

  test('of which reports stay without a name', async () => {
    await market.call('POST', '/reported-product/', { as: 'ann', json: { id: 'p3' } })
    await remove('ann')
    const { body } = await market.call('GET', '/reported-product/', { as: 'ada' })
    expect(body).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain(emailOf('ann'))
  })

  test('and with it every text of the user that no record needs', async () => {
    const secret = 'Xyzzy'
    for (const person of ['ann', 'sue'] as const) {
      await market.call('PATCH', '/account', {
        as: person,
        json: { name: secret, phone: secret, place: secret },
      })
    }
    await market.database.query(
      'update products set contact = $1, location = $1, description = $1, more_pictures = $2, attributes = $3',
      [
        secret,
        JSON.stringify([{ image: `/images/${secret}.avif`, sources: null }]),
        JSON.stringify({ brand: secret }),
      ],
    )
    await market.call('PUT', '/book-product', {
      as: 'ann',
      json: { ...submissionOf(1, 'ann'), phoneNumber: secret, location: secret },
    })
    await market.database.query('update bookings set removed_at = now()')
    await market.call('POST', '/reported-product/', {
      as: 'ann',
      json: { id: 'p3', reason: 'other', words: secret },
    })
    await write(market, 'ann', secret)
    await write(market, 'sue', secret)
    expect((await remove('ann')).status).toBe(200)
    expect((await remove('sue')).status).toBe(200)
    const left = await Promise.all(
      (await textColumns(market)).map(async ({ table, column }) => {
        const rows = await rowsOf(table, `"${column}"::text ilike '%${secret}%'`)
        return rows.length > 0 ? [`${table}.${column}`] : []
      }),
    )
    expect(left.flat().toSorted()).toEqual(['search_words.plain', 'search_words.word'])
  })

  test('and the documents say of each text column whether a user writes it, and what is kept', async () => {
    const document = await readFile(new URL('../../docs/reliability.md', import.meta.url), 'utf8')
    const [, section = ''] = document.split('## Deleted accounts')
    const [table = ''] = section.split('\n## ')
    const named = new Set([...table.matchAll(/`([a-z_.]+)`/g)].map(([, name = '']) => name))
    const unknown = (await textColumns(market)).filter(
      ({ table: of, column }) =>
        !named.has(of) && !named.has(`${of}.${column}`) && !ofMarket.has(`${of}.${column}`),
    )
    expect(unknown).toEqual([])
  })

  test('but not an admin', async () => {
    expect((await remove('ada')).body).toMatchObject({ code: 'role-required' })
  })
})

/** Adds an order of ann for sue's Guitar 4. */
const addOrder = () =>
  insertOrder(market.database, {
    id: 'order-1',
    productId: 'p4',
    buyerId: 'ann',
    sellerId: 'sue',
    at: market.time.now,
  })

describe('an account stays', () => {
  const refused = (kind: string, id: string, name: string) => ({
    status: 409,
    code: 'account-in-use',
    blockers: [{ kind, id, name }],
  })

  test('while its user has an unpaid booking, and goes without it', async () => {
    const booking = await book(market, 1, 'ann')
    expect((await remove('ann')).body).toMatchObject(refused('booking', booking, 'Guitar 1'))
    expect((await market.call('GET', '/account', { as: 'ann' })).body).toMatchObject({
      blockers: [{ kind: 'booking' }],
    })
    await market.call('DELETE', `/book-product?email=${emailOf('ann')}&id=p1`, { as: 'ann' })
    expect((await remove('ann')).status).toBe(200)
  })

  test('while an order of its user is open, on both sides', async () => {
    await addOrder()
    const blocked = refused('order', 'order-1', 'Guitar 4')
    expect((await remove('ann')).body).toMatchObject(blocked)
    expect((await remove('sue')).body).toMatchObject(blocked)
    expect((await remove('bob')).status).toBe(200)
  })

  test('no longer when the order is over', async () => {
    await addOrder()
    await market.database.execute(
      `update flows set value = '{"goods":"refunded","money":"refunded"}' where id = 'order-1'`,
    )
    expect((await remove('sue')).status).toBe(200)
    expect((await remove('ann')).status).toBe(200)
    expect(await market.database.query("select from payments where id = 'order-1'")).toHaveLength(1)
  })

  test('while a buyer pays for a product of the seller', async () => {
    await market.database.query(
      `insert into holds (product_id, buyer_id, held_until) values ('p2', 'ann', $1)`,
      [new Date(market.time.now.getTime() + 60_000)],
    )
    expect((await remove('sue')).body).toMatchObject(refused('sale', 'p2', 'Guitar 2'))
    market.time.now = new Date(market.time.now.getTime() + 61_000)
    expect((await remove('sue')).status).toBe(200)
  })

  test('while a payment of its buyer has to go back', async () => {
    const booking = await book(market, 1, 'ann')
    await market.database.query(
      `insert into payments (transaction_id, booking_id, product_id, buyer_id, amount_cents, paid_at, refund_due_at)
       values ('pi_1', $1, 'p1', 'ann', 5000, now(), now())`,
      [booking],
    )
    await market.database.execute("update products set is_sold = true where id = 'p1'")
    expect((await remove('ann')).body).toMatchObject(refused('refund', booking, 'Guitar 1'))
  })
})

const zoe = 'zoe@example.test'

/** Asks for an access token with the ID token of this identity. */
const logInWith = async (email: string, identity: string) =>
  market.call('GET', `/jwt?email=${email}`, { bearer: await idTokenFor(email, { identity }) })

const register = async (email: string, identity: string, role = 'buyer') =>
  market.call('PUT', '/user', {
    bearer: await idTokenFor(email, { identity }),
    json: { name: 'Zoe', email, role },
  })

const identityOf = async (email: string) =>
  (await market.database.query('select identity_id from users where email = $1', [email]))[0]

describe('S5: an account belongs to the identity that created it', () => {
  test('also if its e-mail is not verified', async () => {
    market.identity.isEmailVerified = false
    expect((await register(zoe, 'zoe-1')).status).toBe(200)
    expect((await logInWith(zoe, 'zoe-1')).status).toBe(200)
    expect(await identityOf(zoe)).toEqual({ identity_id: 'zoe-1' })
  })
  test('and not to another identity with the same e-mail, verified or not', async () => {
    await register(zoe, 'zoe-1')
    for (const isEmailVerified of [true, false]) {
      market.identity.isEmailVerified = isEmailVerified
      expect((await logInWith(zoe, 'zoe-2')).body).toMatchObject({
        status: 403,
        code: 'identity-changed',
      })
      expect((await register(zoe, 'zoe-2', 'seller')).body).toMatchObject({
        code: 'identity-changed',
      })
    }
    expect(await identityOf(zoe)).toEqual({ identity_id: 'zoe-1' })
  })
  test('whose owner reads where to write', async () => {
    await register(zoe, 'zoe-1')
    Object.assign(market.market, { operatorEmail: 'help@market.example' })
    const app = market.appWith({})
    const headers = { authorization: `Bearer ${await idTokenFor(zoe, { identity: 'zoe-2' })}` }
    const answer = await (await app.request(`/jwt?email=${zoe}`, { headers })).json()
    expect(answer.detail).toMatch(/ \(help@market\.example\)\.$/)
    const inSwedish = { headers: { ...headers, 'accept-language': 'sv' } }
    const { title, detail } = await (await app.request(`/jwt?email=${zoe}`, inSwedish)).json()
    expect(title).toMatch(/marknaden\.$/)
    expect(detail).toMatch(/ \(help@market\.example\)\.$/)
  })
  test('of two identities that register an e-mail at once, one gets it', async () => {
    const answers = await Promise.all([register(zoe, 'zoe-1'), register(zoe, 'zoe-2')])
    expect(await Promise.all([logInWith(zoe, 'zoe-1'), logInWith(zoe, 'zoe-2')])).toMatchObject(
      isDeepStrictEqual(await identityOf(zoe), { identity_id: 'zoe-1' })
        ? [{ status: 200 }, { status: 403 }]
        : [{ status: 403 }, { status: 200 }],
    )
    expect(answers.filter(({ status }) => status === 200)).not.toHaveLength(0)
  })
})

describe('S5: an older account without an identity', () => {
  test('goes to the first identity that has verified its e-mail', async () => {
    expect((await logInWith(emailOf('ann'), 'ann-1')).status).toBe(200)
    expect(await identityOf(emailOf('ann'))).toEqual({ identity_id: 'ann-1' })
    expect((await logInWith(emailOf('ann'), 'ann-2')).body).toMatchObject({
      code: 'identity-changed',
    })
  })
  test('sends a mail to an identity that has not, and stays without one', async () => {
    market.identity.isEmailVerified = false
    expect((await logInWith(emailOf('ann'), 'ann-1')).body).toMatchObject({
      status: 403,
      code: 'email-unverified',
    })
    expect(market.identity.mailed).toEqual([
      await idTokenFor(emailOf('ann'), { identity: 'ann-1' }),
    ])
    expect(await identityOf(emailOf('ann'))).toEqual({ identity_id: null })
  })
})

describe('a new e-mail of an identity', () => {
  beforeEach(() => register(zoe, 'zoe-1'))
  test('becomes the account’s, once it is verified', async () => {
    market.identity.isEmailVerified = false
    expect((await logInWith('new@example.test', 'zoe-1')).body).toMatchObject({
      code: 'email-unverified',
    })
    market.identity.isEmailVerified = true
    expect((await logInWith('new@example.test', 'zoe-1')).status).toBe(200)
    expect(await identityOf('new@example.test')).toEqual({ identity_id: 'zoe-1' })
  })
  test('does not take over the account that has it', async () => {
    expect((await logInWith(emailOf('ann'), 'zoe-1')).body).toMatchObject({
      code: 'identity-changed',
    })
    expect(await identityOf(zoe)).toEqual({ identity_id: 'zoe-1' })
  })
})

test('S5: a revoked ID token gives no access token', async () => {
  market.identity.isRevoked = true
  expect((await logInWith(emailOf('ann'), 'ann-1')).body).toMatchObject({
    status: 401,
    code: 'id-token-invalid',
  })
})

describe('the look-up at Firebase', () => {
  const idToken = idTokenFor(zoe)
  /** When `idTokenFor` lets the user sign in, in seconds. */
  const signedIn = new Date('2026-03-01T11:50:00Z').getTime() / 1000
  const lookUp = async (status: number, body: object) => {
    const fetch = async () => Response.json(body, { status })
    return firebaseAccounts('key', fetch).lookUp(await idToken)
  }
  const user = (fields: object) => lookUp(200, { users: [{ emailVerified: true, ...fields }] })

  test.each([
    ['a user', {}, { isEmailVerified: true }],
    ['an unverified e-mail', { emailVerified: false }, { isEmailVerified: false }],
    ['a password from before', { validSince: String(signedIn) }, { isEmailVerified: true }],
    ['a password that was changed later', { validSince: String(signedIn + 1) }, null],
    ['a disabled user', { disabled: true }, null],
  ])('tells %s', async (_name, fields, expected) => {
    expect(await user(fields)).toEqual(expected)
  })
  test.each(['TOKEN_EXPIRED', 'USER_NOT_FOUND', 'USER_DISABLED', 'INVALID_ID_TOKEN : words'])(
    'takes %s as revoked',
    async (message) => {
      expect(await lookUp(400, { error: { message } })).toBeNull()
    },
  )
  test('does not take a refused key as revoked', async () => {
    const refusal = lookUp(403, {
      error: { message: 'Requests from referer <empty> are blocked.' },
    })
    await expect(refusal).rejects.toThrow('blocked')
  })
  test('without a key, believes the claims of the token', async () => {
    expect(await firebaseAccounts(null).lookUp(await idToken)).toEqual({ isEmailVerified: false })
  })
})
