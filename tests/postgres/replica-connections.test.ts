import { afterAll, beforeAll, expect, test } from 'vitest'
import { ReplicaBehind, ReplicaConnections } from '../../server/replica/connections.ts'
import { createPostgresDatabase } from '../database/test-database.ts'

let own: Awaited<ReturnType<typeof createPostgresDatabase>>
let connections: ReplicaConnections
beforeAll(async () => {
  own = await createPostgresDatabase()
  connections = new ReplicaConnections(own?.url ?? '', true)
})
afterAll(async () => {
  await connections.close()
  await own?.drop()
})

const pid = 'select pg_backend_pid() as pid'

test('each connection is asked for its position only while the known one is not near', async () => {
  const asked: number[] = []
  const isNear = (position: number) => {
    asked.push(position)
    return position > 0
  }
  const first = await connections.query(pid, [], isNear)
  expect(await connections.query(pid, [], isNear)).toEqual(first)
  expect(asked).toEqual([0, expect.any(Number), asked[1]])
  expect(asked[1]).toBeGreaterThan(0)
})
test('a connection to a replica that lags refuses the read, and is read later', async () => {
  const before = await connections.query(pid, [], () => true)
  await expect(connections.query(pid, [], () => false)).rejects.toThrow(ReplicaBehind)
  expect(await connections.query(pid, [], () => true)).toEqual(before)
})
test('an abandoned read fails at once, and the next one has another connection', async () => {
  const before = await connections.query(pid, [], () => true)
  const reading = connections.query('select pg_sleep(60)', [], () => true)
  const began = performance.now()
  connections.abandon(new Error('It is away.'))
  await expect(reading).rejects.toThrow('It is away.')
  expect(performance.now() - began).toBeLessThan(1000)
  expect(await connections.query(pid, [], () => true)).not.toEqual(before)
})
