import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbeddedDatabase } from '../../server/database/pglite.ts'
import { migrate } from '../../server/database/migrate.ts'
import { insertOrder } from '../../tests/server/insert-order.ts'
import { makeDataDir } from '../../tests/database/empty-database.ts'
import { auditCommand } from './audit-command.ts'

let dataDir = ''
beforeAll(async () => {
  dataDir = await makeDataDir()
  await inData(async (database) => {
    await migrate(database)
    await database.execute(`
      insert into users (id, name, email, role) values
        ('ann', 'Ann', 'ann@audit.test', 'buyer'), ('sue', 'Sue', 'sue@audit.test', 'seller');
      insert into categories (id, name, position) values ('music', 'Music', 1);
      insert into products (id, seller_id, category_id, name, image, asking_price_cents, retail_price_cents,
                            condition, purchase_year, contact, location)
        values ('p1', 'sue', 'music', 'Guitar', '/guitar.avif', 5000, 9900, 'good', 2020, '555', 'Lund')`)
    const parties = { productId: 'p1', buyerId: 'ann', sellerId: 'sue' }
    await insertOrder(database, { id: 'o1', ...parties, at: new Date('2026-03-01T12:00:00Z') })
  })
})
afterAll(() => rm(dataDir, { recursive: true }))

async function inData(
  work: (database: Awaited<ReturnType<typeof openEmbeddedDatabase>>) => Promise<void>,
): Promise<void> {
  const database = await openEmbeddedDatabase(dataDir)
  await work(database)
  await database.close()
}

async function audit(folder = dataDir) {
  let said = ''
  const code = await auditCommand({ DATA_DIR: folder }, (text) => void (said += text))
  return { code, said }
}

test('npm run flows -- audit says what it has read, and fails when a row does not conform', async () => {
  expect(await audit()).toEqual({
    code: 0,
    said: '1 orders with 1 events: the journal conforms to the machine.\n0 listings with 0 events: the journal conforms to the machine.\n0 offers with 0 events: the journal conforms to the machine.\n0 conversations with 0 events: the journal conforms to the machine.\n0 reviews with 0 events: the journal conforms to the machine.\n0 cases with 0 events: the journal conforms to the machine.\n',
  })
  await inData((database) => database.execute(`update flows set seq = 7`))
  const { code, said } = await audit()
  expect(code).toBe(1)
  expect(said).toMatch(
    /^1 orders with 1 events: Row \d+ of the journal \(order o1, seq 1, buyer\.pay\)/,
  )
})

test('npm run flows -- audit creates no database', async () => {
  await expect(audit('/nowhere')).rejects.toThrow('There is no database in /nowhere.')
})
