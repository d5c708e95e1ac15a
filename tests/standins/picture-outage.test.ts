// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ImageStandIn } from '../../server/standins/images/image-host.ts'
import { S3Bucket } from '../../server/standins/images/s3-bucket.ts'
import { openHost } from './image-hosts.ts'
import { halves } from './pictures.ts'
import { type S3Server, startS3 } from './s3-server.ts'

const picture = new Uint8Array(await halves(64, 48).png().toBuffer())

let server: S3Server
let host: ImageStandIn
let lines: string[]
beforeEach(async () => {
  server = await startS3()
  lines = []
  host = await open()
})
afterEach(async () => {
  await host.close()
  await server.remove()
})

const open = async () =>
  openHost(await S3Bucket.open(server.s3), { log: (line) => lines.push(line) })

async function upload(): Promise<{ status: number; retryAfter: string | null; answer: unknown }> {
  const body = new FormData()
  body.append('image', new File([picture], 'picture.png'))
  const response = await host.routes.request('/standins/images/upload', { method: 'POST', body })
  const retryAfter = response.headers.get('retry-after')
  return { status: response.status, retryAfter, answer: await response.json() }
}

/** Returns the address of a picture whose files are all stored. */
const store = async () => (await host.storeDrawn('chair', async () => picture)).url

const unavailable = {
  success: false,
  status: 503,
  error: {
    code: 'picture-storage-unavailable',
    message: "We couldn't reach the picture storage. Please try again.",
  },
}
const reason = expect.stringMatching(
  /^images - The bucket in S3_BUCKET \(pictures at 127\.0\.0\.1:\d+\) cannot be used \(ECONNREFUSED\)\.$/,
)

describe('while S3 does not answer', () => {
  test('L4: an upload gets a 503 that says so, stores nothing, and succeeds once S3 answers', async () => {
    await server.stop()
    expect(await upload()).toEqual({ status: 503, retryAfter: '5', answer: unavailable })
    expect(lines).toEqual([reason])
    expect(await server.names()).toEqual([])
    await server.start()
    expect(await upload()).toMatchObject({ status: 200 })
  })

  test('a picture gets a 503 that no cache stores, and is served once S3 answers', async () => {
    const url = await store()
    await server.stop()
    const refused = await host.routes.request(url)
    expect([refused.status, await refused.json()]).toEqual([503, unavailable])
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(refused.headers.get('cache-control')).toBe('no-store')
    await server.start()
    expect((await host.routes.request(url)).status).toBe(200)
  })

  test('a server starts, says why in its log, and serves pictures once S3 answers', async () => {
    const url = await store()
    await host.close()
    await server.stop()
    host = await open()
    expect(lines).toEqual([reason])
    await server.start()
    expect((await host.routes.request(url)).status).toBe(200)
  })
})

describe('where S3 stops in the middle of an upload', () => {
  test.each(['.jpg', '.json'])('before the %s, there is no picture', async (ending) => {
    const proxy = await server.refuseUploadsOf(ending)
    await host.close()
    host = await openHost(await S3Bucket.open(proxy.s3))
    expect(await upload()).toMatchObject({ status: 503 })
    expect((await server.names()).filter((name) => name.endsWith('.json'))).toEqual([])
    await host.close()
    await proxy.close()
    host = await open()
    expect(await upload()).toMatchObject({ status: 200 })
  })
})
