import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failureOf } from '../../src/domain/failure.ts'
import { uploadPicture } from '../../src/services/image-upload.ts'

/** A request that the test carries on. */
class HeldRequest extends EventTarget {
  static all: HeldRequest[] = []
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  isAborted = false
  open() {
    HeldRequest.all.push(this)
  }
  send() {}
  abort() {
    this.isAborted = true
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total = 100) {
    const event = Object.assign(new Event('progress'), { lengthComputable: true, loaded, total })
    this.upload.dispatchEvent(event)
  }
  respond(body: unknown) {
    Object.assign(this, { status: 200, responseText: JSON.stringify(body) })
    this.dispatchEvent(new Event('load'))
  }
}

const timedOut = { kind: 'noAnswer', code: 'timeout' }
const url = 'https://pictures.test/bicycle.png'

beforeEach(() => {
  HeldRequest.all = []
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.stubGlobal('XMLHttpRequest', HeldRequest)
  const { href, origin } = new URL('http://loppis.test/')
  vi.stubGlobal('window', { location: { href, origin } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

/** Starts an upload; `outcome` is undefined until it settles. */
function startUpload(uploadUrl = '/upload') {
  const followed: { outcome?: unknown } = {}
  const file = new File(['picture'], 'bicycle.png', { type: 'image/png' })
  uploadPicture(uploadUrl, file, {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  }).then(
    (picture) => (followed.outcome = picture),
    (error: unknown) => (followed.outcome = failureOf(error)),
  )
  return followed
}

/** Returns the latest request. */
function request(): HeldRequest {
  const latest = HeldRequest.all.at(-1)
  if (latest === undefined) throw new Error('Nothing was requested.')
  return latest
}

describe('L4: the time-out of an upload', () => {
  it('L4: ends an upload without progress for 30 seconds, and its request', async () => {
    const upload = startUpload()
    await seconds(29)
    expect(upload.outcome).toBeUndefined()
    await seconds(1)
    expect(upload.outcome).toEqual(timedOut)
    expect(HeldRequest.all.map(({ isAborted }) => isAborted)).toEqual([true])
  })

  it('L4: does not end a slow upload that makes progress', async () => {
    const upload = startUpload()
    for (let sent = 10; sent <= 100; sent += 10) {
      await seconds(29)
      request().progress(sent)
    }
    await seconds(29)
    expect(upload.outcome).toBeUndefined()
    request().respond({ success: true, data: { url } })
    await seconds(60)
    expect(upload.outcome).toEqual({ image: url })
    expect(request().isAborted).toBe(false)
  })

  it('L4: ends an upload whose host stays silent after the last byte', async () => {
    const upload = startUpload()
    await seconds(29)
    request().progress(100)
    await seconds(30)
    expect(upload.outcome).toEqual(timedOut)
  })

  it('L4: does not send the picture again, also to a host of another origin', async () => {
    const upload = startUpload('https://host.test/upload')
    await seconds(30)
    expect(upload.outcome).toEqual(timedOut)
    expect(HeldRequest.all).toHaveLength(1)
  })

  it('L4: waits longer for a host that allows no progress events', async () => {
    const upload = startUpload('https://host.test/upload')
    request().dispatchEvent(new Event('error'))
    await seconds(1)
    expect(HeldRequest.all).toHaveLength(2)
    await seconds(298)
    expect(upload.outcome).toBeUndefined()
    await seconds(2)
    expect(upload.outcome).toEqual(timedOut)
  })
})
