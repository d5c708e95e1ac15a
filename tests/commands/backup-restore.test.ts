import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from '../../server/database/migrate.ts'
import { purchase } from '../../tools/crashes/purchase.ts'
import { Shop, signUp } from '../../tools/crashes/shop.ts'
import { listGuitars, withDatabase } from '../../tools/crashes/trial.ts'
import { makeDataDir } from '../database/empty-database.ts'
import { startProcess } from '../served/server-process.ts'
import { halves } from '../standins/pictures.ts'

const commands = join(import.meta.dirname, '..', '..', 'server', 'commands')
const email = 'buyer@backup.test'
let folder: string
let env: { DATA_DIR: string }

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'loppis-backup-'))
  env = { DATA_DIR: await makeDataDir() }
  await withDatabase({ databaseUrl: null, dataDir: env.DATA_DIR }, async (database) => {
    await migrate(database)
    await listGuitars(database, 1)
  })
})
afterAll(() => Promise.all([folder, env.DATA_DIR].map((made) => rm(made, { recursive: true }))))

async function run(command: string, ...args: string[]): Promise<unknown> {
  const child = spawn(process.execPath, [join(commands, `${command}.mjs`), ...args], {
    env: { ...process.env, ...env, PORT: '0' },
    stdio: 'ignore',
  })
  const [code] = await once(child, 'exit')
  return code
}

async function uploadPicture(origin: string, token: string): Promise<string> {
  const image = await halves(64, 48).png().toBuffer()
  const form = new FormData()
  form.append('image', new Blob([new Uint8Array(image)]), 'guitar.png')
  const response = await fetch(`${origin}/standins/images/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { data } = await response.json()
  return new URL(String(data.url), origin).pathname
}

test('O2, L3: a backup, a reset and a restore keep the sale, the picture and the session', async () => {
  const before = await startProcess(env)
  const shop = new Shop(before.origin)
  const token = await signUp(shop, email)
  expect(await purchase(shop, 'p0', { email, token })).toBe('bought')
  const picture = await uploadPicture(before.origin, token)
  const bytes = await (await fetch(before.origin + picture)).arrayBuffer()
  await before.end('SIGTERM')

  const archive = join(folder, 'market.tar.gz')
  expect(await run('backup', archive)).toBe(0)
  expect(await run('reset')).toBe(0)
  expect(await run('restore', archive)).toBe(0)

  const after = await startProcess(env)
  const orders = await fetch(`${after.origin}/book-product?email=${email}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await orders.json()).toMatchObject([{ isPaid: true, boughtBy: email }])
  expect(await (await fetch(after.origin + picture)).arrayBuffer()).toEqual(bytes)
  const again = new Shop(after.origin)
  expect(await signUp(again, email)).toMatch(/./)
  await after.end('SIGTERM')
})

test('the next start completes a restore that was killed after it had extracted all data', async () => {
  const dataDir = await makeDataDir()
  const where = { databaseUrl: null, dataDir }
  await withDatabase(where, (database) => database.execute('create table kept as select 7 as n'))
  await mkdir(join(dataDir, 'restore'))
  await rename(join(dataDir, 'db'), join(dataDir, 'restore', 'db'))
  await writeFile(join(dataDir, 'restore', 'whole'), '')
  expect(await withDatabase(where, (database) => database.query('select n from kept'))).toEqual([
    { n: 7 },
  ])
  await rm(dataDir, { recursive: true })
})
