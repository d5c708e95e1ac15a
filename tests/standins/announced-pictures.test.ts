// @vitest-environment node
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ImageStandIn } from '../../server/standins/images/image-host.ts'
import { openHost } from './image-hosts.ts'
import { type PictureStorage, storages } from './picture-storages.ts'
import { halves } from './pictures.ts'

const WIDTH = 320
const png = await halves(WIDTH, 240).png().toBuffer()
const draw = vi.fn<() => Promise<Uint8Array>>(async () => png)

let storage: PictureStorage
let host: ImageStandIn

const get = async (address: string) => {
  const { status, headers } = await host.routes.request(address)
  return [status, headers.get('content-type')]
}
/** Returns the addresses of all files of a picture. */
const addressesOf = ({ url, sources }: ReturnType<ImageStandIn['announce']>) => [
  url,
  ...[sources.avif, sources.webp].flatMap((srcset) =>
    srcset.split(', ').map((candidate) => candidate.split(' ')[0] ?? ''),
  ),
]

describe.each(storages)('announced in %s,', (_name, create) => {
  beforeEach(async () => {
    draw.mockClear()
    storage = await create()
    host = await openHost(await storage.open())
  })
  afterEach(async () => {
    await host.close()
    await storage.remove()
  })

  test('a picture is drawn once, when somebody asks for one of its files', async () => {
    const picture = host.announce('chair', WIDTH, draw)
    expect(draw).not.toHaveBeenCalled()
    const addresses = addressesOf(picture)
    expect(addresses.length).toBeGreaterThan(4)
    const answers = await Promise.all(addresses.map(get))
    expect(answers).toEqual(addresses.map(() => [200, 'image/jpeg']))
    expect(draw).toHaveBeenCalledOnce()
    await expect.poll(() => get(addresses.at(-1) ?? '')).toEqual([200, 'image/webp'])
  })

  test('a picture has the addresses under which it would be stored', async () => {
    const { url, sources } = host.announce('chair', WIDTH, draw)
    const stored = await host.storeDrawn('chair', draw)
    expect(stored).toMatchObject({ url, sources })
    await get(url)
    expect(draw).toHaveBeenCalledOnce()
  })

  test('a picture is drawn after a restart, if it was not before', async () => {
    const { url } = host.announce('chair', WIDTH, draw)
    await host.close()
    host = await openHost(await storage.open())
    expect(await get(url)).toEqual([404, expect.stringContaining('json')])
    host.announce('chair', WIDTH, draw)
    expect(await get(url)).toEqual([200, 'image/jpeg'])
  })
})
