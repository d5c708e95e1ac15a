import { randomBytes } from 'node:crypto'
import { mkdir, readdir, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Folder } from '../../server/standins/images/folder.ts'
import type { ImageStandIn } from '../../server/standins/images/image-host.ts'
import { openFolderHost, openHost } from '../standins/image-hosts.ts'
import { mountSmallDisk, noSmallDisk, type SmallDisk } from './small-disk.ts'

/** The free space that PGlite needs for a write, in bytes. */
const DATABASE_NEEDS = 48 * 1024 * 1024

let disk: SmallDisk | null
let dataDir = ''
beforeEach(() => {
  disk = mountSmallDisk(112)
  dataDir = disk?.folder ?? ''
})
afterEach(() => disk?.unmount())

/** Noise does not compress, so that each picture takes megabytes. */
async function noise(): Promise<Uint8Array<ArrayBuffer>> {
  const raw = { width: 960, height: 720, channels: 3 } as const
  const picture = sharp(randomBytes(960 * 720 * 3), { raw })
  return new Uint8Array(await picture.jpeg({ quality: 90 }).toBuffer())
}

async function upload(host: ImageStandIn): Promise<{ status: number; answer: unknown }> {
  const body = new FormData()
  body.append('image', new File([await noise()], 'noise.jpg'))
  const response = await host.routes.request('/standins/images/upload', { method: 'POST', body })
  return { status: response.status, answer: await response.json() }
}

async function uploadUntilRefused(host: ImageStandIn) {
  for (let count = 0; count < 100; count += 1) {
    const answered = await upload(host)
    if (answered.status !== 200) return answered
  }
  throw new Error('No upload was refused.')
}

const files = () => readdir(join(dataDir, 'images'))
const free = async () => {
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize
}

describe('L4: on a full disk, the image host', () => {
  test('refuses a picture in its own format, leaves no part and keeps the space of the database', async ({
    skip,
  }) => {
    if (disk === null) return skip(noSmallDisk)
    const host = await openFolderHost(dataDir)
    const refused = await uploadUntilRefused(host)
    await host.close()
    expect(refused).toEqual({
      status: 507,
      answer: {
        success: false,
        status: 507,
        error: { code: 'picture-storage-full', message: expect.stringContaining('no room') },
      },
    })
    expect(await free()).toBeGreaterThan(DATABASE_NEEDS)
    expect((await files()).filter((name) => name.endsWith('.part'))).toEqual([])
    const described = (await files()).filter((name) => name.endsWith('.json'))
    for (const name of described) expect(await files()).toContain(name.replace('.json', '.jpg'))
    const originals = (await files()).filter((name) => name.endsWith('.png'))
    expect(described).toEqual(
      expect.arrayContaining(originals.map((name) => name.replace('.png', '.json'))),
    )
  })

  test('accepts pictures again when there is room, and renders those that it had stored', async ({
    skip,
  }) => {
    if (disk === null) return skip(noSmallDisk)
    const host = await openFolderHost(dataDir)
    await uploadUntilRefused(host)
    await host.close()
    disk.resize(400)
    const again = await openFolderHost(dataDir)
    expect(await upload(again)).toMatchObject({ status: 200 })
    const isRendered = async () => !(await files()).some((name) => name.endsWith('.png'))
    await expect.poll(isRendered, { timeout: 60_000 }).toBe(true)
    await again.close()
  })

  test('leaves no part of a file that the disk does not hold', async ({ skip }) => {
    if (disk === null) return skip(noSmallDisk)
    disk.resize(1)
    await mkdir(join(dataDir, 'images'), { recursive: true })
    const host = await openHost(await Folder.open(join(dataDir, 'images'), async () => undefined))
    expect(await upload(host)).toMatchObject({
      status: 507,
      answer: { error: { code: 'picture-storage-full' } },
    })
    expect(await files()).toEqual([])
    await host.close()
  })
})
