// @vitest-environment node
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImageStandIn } from '../../server/standins/images/image-host.ts'
import { openFolderHost } from './image-hosts.ts'
import { bombHeader, halves } from './pictures.ts'

let dataDir: string
let host: ImageStandIn

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'loppis-images-'))
  host = await openFolderHost(dataDir, { publicOrigin: 'http://images.test' })
})
afterAll(async () => {
  await host.close()
  await rm(dataDir, { recursive: true })
})

type Answer = {
  success: boolean
  data?: { url: string; sources: { avif: string; webp: string }; width: number; height: number }
  error?: { message: string }
}

async function upload(bytes: Uint8Array, name = 'picture', type = 'image/png', field = 'image') {
  const form = new FormData()
  form.append(field, new File([new Uint8Array(bytes)], name, { type }))
  const response = await host.routes.request('/standins/images/upload', {
    method: 'POST',
    body: form,
  })
  const answer = (await response.json()) as Answer
  return { status: response.status, answer }
}

const get = (url: string) => host.routes.request(url.replace('http://images.test', ''))

async function dataOf(bytes: Uint8Array) {
  const { answer } = await upload(bytes)
  if (answer.data === undefined) throw new Error(answer.error?.message)
  return answer.data
}

async function mainFileOf(bytes: Uint8Array) {
  const { url } = await dataOf(bytes)
  return sharp(await (await get(url)).arrayBuffer())
}

describe('an uploaded picture', () => {
  test('L3: gets a response with success and data.url, and the URL returns the picture', async () => {
    const { status, answer } = await upload(await halves(2400, 3200).png().toBuffer())
    expect([status, answer.success]).toEqual([200, true])
    const picture = await get(answer.data?.url ?? '')
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    const { width, height } = await sharp(await picture.arrayBuffer()).metadata()
    expect([width, height]).toEqual([1200, 1600])
  })

  test('is available as AVIF and WebP at every width', async () => {
    const { sources } = await host.storeDrawn('halves', () => halves(2000, 1500).webp().toBuffer())
    for (const format of ['avif', 'webp'] as const) {
      const srcset = sources[format]
      const candidates = srcset.split(', ').map((candidate) => candidate.split(' '))
      expect(candidates.map(([, descriptor]) => descriptor)).toEqual([
        '160w',
        '320w',
        '480w',
        '640w',
        '960w',
        '1280w',
        '1600w',
      ])
      for (const [url, descriptor] of candidates) {
        const file = await get(url ?? '')
        expect(file.headers.get('content-type')).toBe(`image/${format}`)
        const { width } = await sharp(await file.arrayBuffer()).metadata()
        expect(`${width}w`).toBe(descriptor)
      }
    }
  })

  test('is not enlarged if it is small', async () => {
    const data = await dataOf(await halves(400, 300).png().toBuffer())
    expect([data.width, data.height]).toEqual([400, 300])
    expect(data.sources.avif.match(/\d+w/g)).toEqual(['160w', '320w', '400w'])
  })

  test('is rotated by the EXIF orientation of a JPEG', async () => {
    const rotated = await halves(400, 200).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const upright = await mainFileOf(rotated)
    const { width, height } = await upright.metadata()
    expect([width, height]).toEqual([200, 400])
    const [red = 0, , blue = 0] = await upright.raw().toBuffer()
    expect(red).toBeGreaterThan(blue)
  })

  test('loses its EXIF data, including the GPS position', async () => {
    const place = await halves(400, 200)
      .jpeg()
      .withExif({ IFD3: { GPSLatitude: '59/1 19/1 0/1' } })
      .toBuffer()
    expect((await sharp(place).metadata()).exif).toBeDefined()
    expect((await (await mainFileOf(place)).metadata()).exif).toBeUndefined()
  })

  test('loses bytes that follow the picture data', async () => {
    const script = Buffer.from('<script>alert(1)</script>')
    const { url } = await dataOf(Buffer.concat([await halves(64, 64).png().toBuffer(), script]))
    const file = Buffer.from(await (await get(url)).arrayBuffer())
    expect(file.includes('<script>')).toBe(false)
  })

  test('is recognized by its content, not by its name or declared type', async () => {
    const { status } = await upload(
      await halves(64, 64).avif().toBuffer(),
      'notes.txt',
      'text/plain',
    )
    expect(status).toBe(200)
  })

  test('has the same URL when it is uploaded twice', async () => {
    const bytes = await halves(210, 210).png().toBuffer()
    const [first, second] = await Promise.all([dataOf(bytes), dataOf(bytes)])
    expect(second).toEqual(first)
  })

  test('is cached as immutable', async () => {
    const { url } = await dataOf(await halves(64, 64).png().toBuffer())
    expect((await get(url)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    )
  })
})

describe('the image host rejects', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  const refused: Array<[what: string, bytes: Uint8Array, name: string, status: number, RegExp]> = [
    ['an SVG with a script', svg, 'drawing.svg', 415, /not a picture we can read/],
    ['a text file renamed .png', Buffer.from('Dear reader'), 'photo.png', 415, /not a picture/],
    ['a GIF', gif, 'moving.gif', 415, /not a picture we can read/],
    ['a decompression bomb', bombHeader(60_000, 60_000), 'b.png', 413, /too many pix/],
    ['a truncated PNG', bombHeader(64, 64), 'cut.png', 422, /damaged/],
    ['a file of 8 MB plus one byte', Buffer.alloc(8 * 1024 * 1024 + 1), 'big.png', 413, /8 MB/],
    ['an empty file', Buffer.alloc(0), 'empty.png', 400, /No picture came/],
  ]
  test.each(refused)('%s', async (_what, bytes, name, status, words) => {
    const refusal = await upload(bytes, name)
    expect(refusal.status).toBe(status)
    expect(refusal.answer.success).toBe(false)
    expect(refusal.answer.error?.message).toMatch(words)
  })

  test('a body over the limit, before it is parsed as a form', async () => {
    const response = await host.routes.request('/standins/images/upload', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: Buffer.alloc(9 * 1024 * 1024),
    })
    expect(response.status).toBe(413)
  })

  test('a field other than `image`', async () => {
    const { status } = await upload(await halves(8, 8).png().toBuffer(), 'a', 'image/png', 'file')
    expect(status).toBe(400)
  })

  test('a body that is not a form', async () => {
    const response = await host.routes.request('/standins/images/upload', {
      method: 'POST',
      body: 'hello',
    })
    expect(response.status).toBe(400)
  })
})

describe('a path that is not a stored picture', () => {
  test.each(['..%2fprivate.jpg', '%2e%2e%2fprivate.jpg', 'x%2f..%2f..%2fprivate.jpg', 'abc.jpg'])(
    '%s returns 404',
    async (name) => {
      await writeFile(join(dataDir, 'private.jpg'), 'not for you')
      await writeFile(join(dataDir, 'images', 'abc.jpg'), 'not ours')
      expect((await host.routes.request(`/images/${name}`)).status).toBe(404)
    },
  )

  test('the metadata file beside a picture returns 404', async () => {
    const { url } = await dataOf(await halves(64, 64).png().toBuffer())
    const notes = url.replace('.jpg', '.json')
    expect(await readdir(join(dataDir, 'images'))).toContain(notes.split('/').at(-1))
    expect((await get(notes)).status).toBe(404)
  })
})
