import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launchChromium } from '../browser/chromium.ts'
import { startImageHost } from './image-host.ts'
import { nameOf, uploadRow } from './api-table.ts'

let host: Awaited<ReturnType<typeof startImageHost>>
let browser: Browser
let page: Page

beforeAll(async () => {
  host = await startImageHost()
  browser = await launchChromium()
  page = await browser.newPage()
  await page.goto(host.origin)
  await page.waitForFunction(() => 'upload' in window)
})
afterAll(async () => {
  await browser.close()
  await host.close()
})

const upload = () => page.evaluate(() => window.upload('/1/upload?key=k'))
const url = 'https://pictures.test/bicycle.png'

describe(`L3: ${nameOf(uploadRow)}`, () => {
  it('L3: sends the picture as the only multipart field, image, and the key in the URL', async () => {
    host.answer({ body: { success: true, data: { url } } })
    await upload()
    expect(host.uploads).toMatchObject([
      { method: uploadRow.method, query: '?key=k', type: 'multipart/form-data' },
    ])
    expect(host.uploads[0]?.fields.map(([field]) => field)).toEqual(uploadRow.payload)
    const [, picture] = host.uploads[0]?.fields[0] ?? []
    if (!(picture instanceof File)) throw new Error('No file came.')
    expect(picture).toMatchObject({ name: 'bicycle.png', type: 'image/png' })
    expect(await picture.text()).toBe('picture')
  })

  it('L3: reads success and data.url and ignores other fields', async () => {
    const data = { id: 'x', url, sources: 'large.png', thumb: {}, size: '7' }
    host.answer({ body: { success: true, status: 200, data } })
    expect(await upload()).toEqual({ image: url })
  })

  it('L3: returns the image formats of the embedded image host', async () => {
    const sources = { avif: '/images/a.avif 480w', webp: '/images/a.webp 480w', colour: '#dcb' }
    host.answer({ body: { success: true, data: { url, sources } } })
    expect(await upload()).toEqual({ image: url, imageSources: sources })
  })

  it.each([
    ['an empty body', undefined],
    ['null', 'null'],
    ['an HTML page', '<html></html>'],
    ['success without a URL', { success: true, data: {} }],
    ['a URL that is null', { success: true, data: { url: null } }],
    ['no data', { success: true }],
  ])('C4: %s with status 200 is a clear error, without a retry', async (_, body) => {
    host.answer({ body })
    expect(await upload()).toEqual({
      failure: {
        kind: 'undecodable',
        message: 'The image host did not say where the picture is.',
      },
    })
    expect(host.uploads).toHaveLength(1)
  })

  it.each([
    ['an error with status 200', 200, { success: false, error: { message: 'Too dark.' } }],
    ['status 400', 400, { error: { message: 'Too dark.' } }],
  ])("L4: %s is reported with the host's message", async (_, status, body) => {
    host.answer({ status, body })
    expect(await upload()).toEqual({ failure: { kind: 'rejected', message: 'Too dark.' } })
  })

  it('C3: an HTML page with status 502 is a server failure, without a retry', async () => {
    host.answer({ status: 502, body: '<html>Bad Gateway</html>' })
    expect(await upload()).toMatchObject({ failure: { kind: 'server', status: 502 } })
    expect(host.uploads).toHaveLength(1)
  })
})
