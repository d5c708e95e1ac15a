// @vitest-environment node
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ImageStandIn } from '../../server/standins/images/image-host.ts'
import { openFolderHost } from './image-hosts.ts'
import { halves } from './pictures.ts'

const WIDTH = 320
const png = await halves(WIDTH, 240).png().toBuffer()
const draw = vi.fn<() => Promise<Uint8Array>>(async () => png)

let dataDir: string
let host: ImageStandIn
beforeEach(async () => {
  draw.mockClear()
  dataDir = await mkdtemp(join(tmpdir(), 'loppis-announced-'))
  host = await openFolderHost(dataDir)
})
afterEach(async () => {
  await host.close()
  await rm(dataDir, { recursive: true })
})

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

test('an announced picture is drawn once, when somebody asks for one of its files', async () => {
  const picture = host.announce('chair', WIDTH, draw)
  expect(draw).not.toHaveBeenCalled()
  const addresses = addressesOf(picture)
  expect(addresses.length).toBeGreaterThan(4)
  const answers = await Promise.all(addresses.map(get))
  expect(answers).toEqual(addresses.map(() => [200, 'image/jpeg']))
  expect(draw).toHaveBeenCalledOnce()
  await expect.poll(() => get(addresses.at(-1) ?? '')).toEqual([200, 'image/webp'])
})

test('it has the addresses under which it would be stored', async () => {
  const { url, sources } = host.announce('chair', WIDTH, draw)
  const stored = await host.storeDrawn('chair', draw)
  expect(stored).toMatchObject({ url, sources })
  await get(url)
  expect(draw).toHaveBeenCalledOnce()
})

test('after a restart, it is drawn if it was not before', async () => {
  const { url } = host.announce('chair', WIDTH, draw)
  await host.close()
  host = await openFolderHost(dataDir)
  expect(await get(url)).toEqual([404, expect.stringContaining('json')])
  host.announce('chair', WIDTH, draw)
  expect(await get(url)).toEqual([200, 'image/jpeg'])
})
