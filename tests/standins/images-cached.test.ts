// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ImageStandIn, StoredPicture } from '../../server/standins/images/image-host.ts'
import { openHost } from './image-hosts.ts'
import { type PictureStorage, storages } from './picture-storages.ts'
import { halves } from './pictures.ts'

describe.each(storages)('a picture in %s', (_name, create) => {
  let storage: PictureStorage
  let host: ImageStandIn
  let picture: StoredPicture
  beforeEach(async () => {
    storage = await create()
    host = await openHost(await storage.open())
    picture = await host.storeDrawn('chair', () => halves(64, 64).png().toBuffer())
  })
  afterEach(async () => {
    await host.close()
    await storage.remove()
  })

  const etagOf = async (address: string) => {
    const { headers } = await host.routes.request(address)
    return headers.get('etag') ?? ''
  }
  const getUnless = (etag: string, address: string) =>
    host.routes.request(address, { headers: { 'if-none-match': etag } })

  test('is not sent again to a cache that has it', async () => {
    const again = await getUnless(await etagOf(picture.url), picture.url)
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(again.headers.get('cache-control')).toContain('immutable')
  })

  test('is sent to a cache that has another file of it', async () => {
    const [avif = ''] = picture.sources.avif.split(' ')
    expect((await getUnless(await etagOf(avif), picture.url)).status).toBe(200)
  })

  test('answers HEAD with the headers of GET and no body', async () => {
    const head = await host.routes.request(picture.url, { method: 'HEAD' })
    const get = await host.routes.request(picture.url)
    expect([head.status, await head.text()]).toEqual([200, ''])
    expect([...head.headers]).toEqual([...get.headers])
  })
})
