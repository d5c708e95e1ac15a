import { expect, it, vi } from 'vitest'
import { createConnection } from '../../src/services/connection.ts'
import { createServiceWorkerClient } from '../../src/services/service-worker-client.ts'

it('asks the server of the market, which may not be that of the page, whether it is there again', async () => {
  const page = new EventTarget()
  const asked: unknown[] = []
  vi.stubGlobal('window', page)
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('document', { documentElement: { getAttribute: () => null } })
  vi.stubGlobal('fetch', async (address: unknown) => {
    asked.push(address)
    return new Response()
  })
  const reported: string[] = []
  const connection = createConnection(createServiceWorkerClient(null), 'https://market.test/v1')
  const stop = connection.watch((change) => void reported.push(change))
  page.dispatchEvent(new Event('offline'))
  page.dispatchEvent(new Event('online'))
  await expect.poll(() => reported).toEqual(['lost', 'restored'])
  expect(asked).toEqual(['https://market.test/v1/'])
  stop()
  vi.unstubAllGlobals()
})
