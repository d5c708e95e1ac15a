// @vitest-environment node
import { randomBytes } from 'node:crypto'
import type { Browser, CDPSession, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { leaveBrowser, sharedChromium } from '../browser/shared-browser.ts'
import { expect as expectPage } from '../browser/patient-expect.ts'
import { startImageSite } from './images-site.ts'
import { bombHeader, halves } from './pictures.ts'

const UPLOAD = '/standins/images/upload'

let site: Awaited<ReturnType<typeof startImageSite>>
let browser: Browser
let page: Page
let network: CDPSession
let requests: string[]
let complaints: string[]
let photograph: Buffer

beforeAll(async () => {
  site = await startImageSite()
  browser = await sharedChromium('with pictures')
  // Noise does not compress, so the file is large enough for progress events.
  const raw = { width: 640, height: 480, channels: 3 } as const
  photograph = await sharp(randomBytes(640 * 480 * 3), { raw })
    .png()
    .toBuffer()
})
afterAll(async () => {
  await leaveBrowser(browser)
  await site.close()
})

beforeEach(async ({ onTestFinished }) => {
  page = await browser.newPage()
  onTestFinished(() => page.close())
  requests = []
  complaints = []
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  page.on('console', (message) => complaints.push(message.text()))
  await page.goto(site.origin)
  await page.waitForFunction(() => 'images' in window)
  network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
})

const choose = (buffer: Buffer, name = 'photograph.png', mimeType = 'image/png') =>
  page.locator('input').setInputFiles({ name, mimeType, buffer })
const upload = (to = UPLOAD) => page.evaluate((address) => window.images.upload(address), to)
const progress = () => page.evaluate(() => window.images.progress)
const sent = () => requests.filter((request) => request.startsWith('POST'))
const connection = (uploadThroughput: number, offline = false) =>
  network.send('Network.emulateNetworkConditions', {
    offline,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput,
  })

describe('the upload of a picture', () => {
  test('L3: returns the URL and the formats of the stored picture', async () => {
    await choose(photograph)
    const answer = await upload()
    expect(answer).toEqual({
      image: expect.stringMatching(/^\/images\/\w+\.jpg$/),
      imageSources: {
        avif: expect.stringContaining('640w'),
        webp: expect.stringContaining('640w'),
        colour: expect.stringMatching(/^#[\da-f]{3}$/),
      },
    })
    expect(sent()).toEqual([`POST ${site.origin}${UPLOAD}`])
    expect(complaints).toEqual([])
  })

  test('L3: reports the progress up to the last byte', async () => {
    await connection(400_000)
    await choose(photograph)
    await upload()
    const steps = await progress()
    const counts = steps.map((step) => step.sent)
    expect(steps.length).toBeGreaterThan(3)
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(steps.every(({ total }) => total > photograph.length)).toBe(true)
    expect(steps.at(-1)?.sent).toBe(steps.at(-1)?.total)
  })

  test('L3: ends its request when it is aborted', async () => {
    await connection(100_000)
    await choose(photograph)
    const uploading = upload()
    await expectPage.poll(async () => (await progress()).length).toBeGreaterThan(0)
    const failed = page.waitForEvent('requestfailed')
    await page.evaluate(() => window.images.stop())
    expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED')
    expect(await uploading).toEqual({ failure: { kind: 'noAnswer' } })
    expect(sent()).toHaveLength(1)
  })

  test('L3: sends nothing when it is aborted before its code has loaded', async () => {
    await choose(photograph)
    const stopped = await page.evaluate((address) => {
      const uploading = window.images.upload(address)
      window.images.stop()
      return uploading
    }, UPLOAD)
    expect(stopped).toEqual({ failure: { kind: 'noAnswer' } })
    expect(sent()).toEqual([])
    expect(await upload()).toHaveProperty('image')
    expect(sent()).toHaveLength(1)
  })

  test('L4: returns noAnswer without a connection, and does not retry', async () => {
    await choose(photograph)
    await upload()
    await connection(-1, true)
    expect(await upload()).toEqual({ failure: { kind: 'noAnswer' } })
    expect(sent()).toHaveLength(2)
  })

  test('L4: returns noAnswer if offline from the start, and succeeds once online', async () => {
    await choose(photograph)
    await connection(-1, true)
    expect(await upload()).toEqual({ failure: { kind: 'noAnswer' } })
    await connection(-1)
    expect(await upload()).toHaveProperty('image')
    expect(sent()).toHaveLength(1)
  })

  test("L4: rejects a damaged picture with the host's message", async () => {
    await choose(bombHeader(640, 640))
    expect(await upload()).toEqual({
      failure: {
        kind: 'rejected',
        message: 'This picture is damaged and could not be read.',
        code: 'picture-damaged',
      },
    })
  })

  test.each([
    ['a text file', Buffer.from('Dear reader'), 'text/plain', 'pictureUnreadable'],
    ['an SVG', Buffer.from('<svg/>'), 'image/svg+xml', 'pictureUnreadable'],
    ['bytes without a picture', Buffer.alloc(9_700_000), 'image/heic', 'pictureUnreadable'],
    ['an empty file', Buffer.alloc(0), 'image/png', 'pictureEmpty'],
  ])('L3: rejects %s before a byte is sent', async (_, bytes, type, key) => {
    await choose(bytes, 'file', type)
    expect(await upload()).toEqual({
      failure: { kind: 'rejected', reason: { key } },
    })
    expect(sent()).toEqual([])
  })
})

describe('a picture that is larger than the host takes', () => {
  const stored = async () => {
    const answer = await upload()
    if (!('image' in answer)) throw new Error(JSON.stringify(answer))
    const response = await page.request.get(site.origin + answer.image)
    return sharp(await response.body())
  }

  test('L3: a photograph of 48 megapixels is stored upright, at 1600 pixels', async () => {
    const photo = halves(8000, 6000).jpeg().withMetadata({ orientation: 6 })
    await choose(await photo.toBuffer(), 'IMG_1.jpg', 'image/jpeg')
    const picture = await stored()
    expect(await picture.metadata()).toMatchObject({ width: 1200, height: 1600 })
    // The left half was red: after a turn to the right it is the upper one.
    const [red = 0, , blue = 0] = await picture.raw().toBuffer()
    expect(red).toBeGreaterThan(blue)
  })

  test('L3: a file of more than 8 MB is stored, and few bytes of it are sent', async () => {
    const raw = { width: 2000, height: 1800, channels: 3 } as const
    const large = await sharp(randomBytes(2000 * 1800 * 3), { raw })
      .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
      .toBuffer()
    expect(large.length).toBeGreaterThan(9_000_000)
    await choose(large, 'IMG_2.jpg', 'image/jpeg')
    expect(await (await stored()).metadata()).toMatchObject({ width: 1600, height: 1440 })
    expect((await progress()).at(-1)?.total).toBeLessThan(4_000_000)
  })

  test('L3: its preview is as small', async () => {
    await choose(await halves(4000, 3000).jpeg().toBuffer(), 'IMG_3.jpg', 'image/jpeg')
    const address = await page.evaluate(() => window.images.preview())
    const width = await page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode()
      return image.naturalWidth
    }, address)
    expect(width).toBe(1600)
  })
})

describe('a picture that is smaller than a product needs', () => {
  const reasonOf = async (width: number, height: number) => {
    await choose(await halves(width, height).png().toBuffer())
    const answer = await upload()
    return 'failure' in answer ? answer.failure : 'uploaded'
  }

  test('L3: is refused before a byte is sent, and shown nevertheless', async () => {
    const reason = { key: 'pictureTooSmall' }
    expect(await reasonOf(319, 200)).toEqual({ kind: 'rejected', reason })
    expect(sent()).toEqual([])
    expect(await page.evaluate(() => window.images.preview())).toMatch(/^blob:/)
  })

  test('L3: is taken from 320 pixels on', async () => {
    expect(await reasonOf(200, 320)).toBe('uploaded')
  })
})

describe('an image host on another origin', () => {
  test('L3: reports the progress if it accepts the preflight request', async () => {
    site.foreign.expect(true)
    await choose(photograph)
    expect(await upload(site.foreign.uploadUrl)).toEqual({ image: 'https://pictures.test/a.png' })
    expect(site.foreign.asked).toEqual(['OPTIONS', 'POST'])
    expect((await progress()).length).toBeGreaterThan(0)
  })

  test('L3: gets the picture once, without progress, if it rejects the preflight request', async () => {
    site.foreign.expect(false)
    await choose(photograph)
    expect(await upload(site.foreign.uploadUrl)).toEqual({ image: 'https://pictures.test/a.png' })
    expect(site.foreign.asked).toEqual(['OPTIONS', 'POST'])
    expect(await progress()).toEqual([])
  })
})

describe('the preview of a picture', () => {
  const width = (address: string) =>
    page.evaluate(async (src) => {
      const image = new Image()
      image.src = src
      await image.decode().catch(() => undefined)
      return image.naturalWidth
    }, address)

  test('L1: has an object URL until it ends', async () => {
    await choose(photograph)
    const address = await page.evaluate(() => window.images.preview())
    expect(await width(address)).toBe(640)
    await page.evaluate(() => window.images.endPreview())
    expect(await width(address)).toBe(0)
  })

  test('L2: reports a file that is a picture by its name only as unreadable', async () => {
    await choose(Buffer.from('Dear reader'))
    expect(await page.evaluate(() => window.images.preview())).toBe('unreadable')
  })
})
