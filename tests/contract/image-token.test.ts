import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureOf } from '../../src/domain/failure.ts'
import { createImages } from '../../src/services/images.ts'

const apiUrl = 'https://api.test/market'
const standIn = `${apiUrl}/standins/images/upload`

type Sent = { url: string; headers: Record<string, string> }
let sent: Sent[]
let status: number

/** The part of XMLHttpRequest that the image service uses; it answers every request with `status`. */
class RecordedRequest {
  readonly upload = { addEventListener: () => undefined }
  readonly #sent: Sent = { url: '', headers: {} }
  readonly #listeners = new Map<string, () => void>()
  readonly status = status
  readonly responseText = JSON.stringify(
    status === 200
      ? { success: true, data: { url: '/images/a.jpg' } }
      : { success: false, error: { message: 'No.', code: 'sign-in-required' } },
  )
  open(_method: string, url: string): void {
    this.#sent.url = url
  }
  setRequestHeader(name: string, value: string): void {
    this.#sent.headers[name] = value
  }
  addEventListener(type: string, listener: () => void): void {
    this.#listeners.set(type, listener)
  }
  send(): void {
    sent.push(this.#sent)
    this.#listeners.get('load')?.()
  }
}

beforeEach(() => {
  sent = []
  status = 200
  vi.stubGlobal('XMLHttpRequest', RecordedRequest)
  // As a browser does with a file that it cannot read: the file is sent as it is.
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('No picture.')))
  vi.stubGlobal('window', { location: new URL('https://shop.test/add') })
})
afterEach(() => vi.unstubAllGlobals())

const upload = (uploadUrl: string, token: string | null = 'token-1') =>
  createImages({ uploadUrl, market: { apiUrl, readToken: () => token } }).upload(
    new File(['picture'], 'bicycle.png', { type: 'image/png' }),
    { signal: new AbortController().signal, onProgress: () => undefined },
  )

describe('L3: the access token', () => {
  it('L3: goes to the image stand-in of the marketplace server', async () => {
    await upload(standIn)
    expect(sent).toEqual([{ url: standIn, headers: { authorization: 'Bearer token-1' } }])
  })

  it.each([
    'https://api.imgbb.com/1/upload?key=k',
    'https://images.test/market/standins/images/upload',
    'http://api.test/market/standins/images/upload',
    'https://api.test/market/upload',
    'https://api.test/market/upload?to=/standins/images/upload',
  ])('L3: never goes to another image host: %s', async (uploadUrl) => {
    await upload(uploadUrl)
    expect(sent).toEqual([{ url: uploadUrl, headers: {} }])
  })

  it('L3: is left out before a sign-in', async () => {
    await upload(standIn, null)
    expect(sent).toEqual([{ url: standIn, headers: {} }])
  })
})

describe('L4: a 401', () => {
  const failureFrom = (uploading: Promise<unknown>) => uploading.catch(failureOf)

  it('L4: of the stand-in concerns the session', async () => {
    status = 401
    expect(await failureFrom(upload(standIn))).toEqual({ kind: 'unauthorized' })
  })

  it("L4: of another image host concerns the host's key", async () => {
    status = 401
    expect(await failureFrom(upload('https://images.test/upload'))).toEqual({
      kind: 'server',
      status: 401,
      message: 'No.',
      code: 'sign-in-required',
    })
  })
})
