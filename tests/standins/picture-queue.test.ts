// @vitest-environment node
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ImageStandIn } from '../../server/standins/images/image-host.ts'
import { Queue } from '../../server/standins/images/queue.ts'
import { openHost } from './image-hosts.ts'
import { type PictureStorage, storages } from './picture-storages.ts'
import { bombHeader, halves } from './pictures.ts'

const picture = await halves(1200, 900).png().toBuffer()

let storage: PictureStorage
let host: ImageStandIn

/** Opens another host on the same files, as a restart or another server does. */
const openAnother = async () => openHost(await storage.open())
const files = () => storage.names()

type Sources = { avif: string; webp: string; colour: string }

async function upload(bytes: Uint8Array): Promise<{ url: string; sources: Sources }> {
  const body = new FormData()
  body.append('image', new File([new Uint8Array(bytes)], 'picture'))
  const response = await host.routes.request('/standins/images/upload', { method: 'POST', body })
  const { data } = (await response.json()) as { data: { url: string; sources: Sources } }
  return data
}

/** Returns the widest file of a srcset. */
const widestOf = (srcset: string) => /(\S+) \d+w$/.exec(srcset)?.[1] ?? ''

async function fileOf({ routes }: ImageStandIn, address: string) {
  const { headers, status } = await routes.request(address)
  return [status, headers.get('content-type'), headers.get('cache-control')]
}
const fileAt = (address: string) => fileOf(host, address)

describe.each(storages)('a picture uploaded to %s', (_name, create) => {
  beforeEach(async () => {
    storage = await create()
    host = await openAnother()
  })
  afterEach(async () => {
    vi.useRealTimers()
    await host.close()
    await storage.remove()
  })

  test('is served as its main file, uncached, until its renditions exist', async () => {
    const { url, sources } = await upload(picture)
    await host.close()
    expect(await fileAt(url)).toEqual([200, 'image/jpeg', expect.stringContaining('immutable')])
    for (const srcset of [sources.avif, sources.webp]) {
      expect(await fileAt(widestOf(srcset))).toEqual([200, 'image/jpeg', 'no-store'])
    }
  })

  test('gets its renditions from the next server if the server stops', async () => {
    const { sources } = await upload(picture)
    await host.close()
    host = await openAnother()
    await expect
      .poll(() => fileAt(widestOf(sources.webp)))
      .toEqual([200, 'image/webp', expect.stringContaining('immutable')])
    await expect.poll(files).toHaveLength(2 + 12)
  })

  test('gets its renditions from a running server, when another one has left it for a minute', async () => {
    const other = await openAnother()
    const { sources } = await upload(picture)
    await host.close()
    const file = widestOf(sources.webp)
    expect(await fileOf(other, file)).toEqual([200, 'image/jpeg', 'no-store'])
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 65_000 })
    expect(await fileOf(other, file)).toEqual([200, 'image/jpeg', 'no-store'])
    await expect
      .poll(() => fileOf(other, file))
      .toEqual([200, 'image/webp', expect.stringContaining('immutable')])
    await other.close()
    expect(await files()).toHaveLength(2 + 12)
  })

  test('returns 404 at a width that is never rendered', async () => {
    const { url } = await upload(picture)
    await host.close()
    for (const ending of ['-161.avif', '-160.jpg', '-9.webp']) {
      expect((await fileAt(url.replace('.jpg', ending)))[0]).toBe(404)
    }
  })

  test('is not processed by another server on the same files', async () => {
    const original = `${'a'.repeat(24)}.png`
    await (await storage.open()).write({ [original]: new Uint8Array(picture) })
    host = await openAnother()
    await host.close()
    expect(await files()).toEqual([original])
  })

  test('is left to the next server if it waits for its turn when the server stops', async () => {
    const shared = await storage.open()
    for (const name of ['a', 'b', 'c']) {
      await shared.write({ [`${name.repeat(24)}.png`]: new Uint8Array(picture) })
    }
    const read = vi.spyOn(shared, 'read')
    const another = await openHost(shared)
    await another.close()
    const begun = read.mock.calls.filter(([file]) => file.endsWith('.png'))
    expect(begun).toHaveLength(1)
  })

  test('is deleted by a start an hour after its upload broke off', async () => {
    const name = 'b'.repeat(24)
    const bytes = new Uint8Array(picture)
    await (await storage.open()).write({ [`${name}.png`]: bytes, [`${name}.jpg`]: bytes })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    const another = await openAnother()
    await another.close()
    expect(await files()).toEqual([])
  })

  test('is stored once and completely by two concurrent servers on the same files', async () => {
    const other = await openAnother()
    const [one, same] = await Promise.all([
      host.storeDrawn('p', async () => picture),
      other.storeDrawn('p', async () => picture),
    ])
    const third = await openAnother()
    await Promise.all([other.close(), third.close()])
    expect(same).toEqual(one)
    expect(await files()).toHaveLength(2 + 12)
  })

  test('is not drawn again if a picture with its key is stored', async () => {
    const draw = vi.fn(async () => picture)
    const stored = await host.storeDrawn('p', draw)
    expect(await host.storeDrawn('p', draw)).toEqual(stored)
    expect(await host.storeDrawn('q', draw)).not.toEqual(stored)
    expect(draw).toHaveBeenCalledTimes(2)
  })

  test('leaves no files if it is rejected', async () => {
    await upload(bombHeader(64, 64))
    expect(await files()).toEqual([])
  })

  test('has its dominant color in the response', async () => {
    const red = sharp({ create: { width: 300, height: 200, channels: 3, background: '#d83828' } })
    const { sources } = await upload(await red.png().toBuffer())
    expect(sources.colour).toBe('#d32')
  })
})

describe('the queue', () => {
  test('runs a limited number of jobs at once, in order', async () => {
    const turns = new Queue(2)
    const begun: number[] = []
    const ends = [0, 1, 2, 3].map(() => Promise.withResolvers<void>())
    const done = ends.map((end, index) =>
      turns.run(async () => {
        begun.push(index)
        await end.promise
      }),
    )
    await Promise.resolve()
    expect(begun).toEqual([0, 1])
    ends[1]?.resolve()
    await done[1]
    expect(begun).toEqual([0, 1, 2])
    for (const end of ends) end.resolve()
    await Promise.all(done)
    expect(begun).toEqual([0, 1, 2, 3])
  })

  test('runs the next job after a failed one', async () => {
    const turns = new Queue(1)
    const first = turns.run(() => Promise.reject(new Error('no')))
    const second = turns.run(async () => 'yes')
    await expect(first).rejects.toThrow('no')
    expect(await second).toBe('yes')
  })
})
