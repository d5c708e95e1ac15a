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
  isOver = false
  open() {
    HeldRequest.all.push(this)
  }
  send() {}
  abort() {
    if (this.isOver) return
    this.isAborted = true
    this.isOver = true
    this.dispatchEvent(new Event('abort'))
  }
  progress(loaded: number, total = 100) {
    const event = Object.assign(new Event('progress'), { lengthComputable: true, loaded, total })
    this.upload.dispatchEvent(event)
  }
  respond(body: unknown) {
    Object.assign(this, { isOver: true, status: 200, responseText: JSON.stringify(body) })
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
afterEach(async () => {
  // An upload that goes on and on would keep the others waiting.
  while (HeldRequest.all.some(({ isOver }) => !isOver)) {
    for (const each of HeldRequest.all) each.abort()
    await seconds(0)
  }
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

/** Starts an upload; `outcome` is undefined until it settles. */
function startUpload(uploadUrl = '/upload', signal = new AbortController().signal) {
  const followed: { outcome?: unknown } = {}
  const file = new File(['picture'], 'bicycle.png', { type: 'image/png' })
  uploadPicture(uploadUrl, file, {
    signal,
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
    await seconds(0)
    request().dispatchEvent(new Event('error'))
    await seconds(1)
    expect(HeldRequest.all).toHaveLength(2)
    await seconds(298)
    expect(upload.outcome).toBeUndefined()
    await seconds(2)
    expect(upload.outcome).toEqual(timedOut)
  })
})

describe('L3: pictures that are uploaded side by side', () => {
  const sent = () => HeldRequest.all.length
  const respond = (index: number) =>
    HeldRequest.all[index]?.respond({ success: true, data: { url } })

  it('L3: are sent three at a time, and the next one when one has arrived', async () => {
    const uploads = Array.from({ length: 5 }, () => startUpload())
    await seconds(0)
    expect(sent()).toBe(3)
    respond(1)
    await seconds(0)
    expect(uploads[1]?.outcome).toEqual({ image: url })
    expect(sent()).toBe(4)
    HeldRequest.all[0]?.abort()
    await seconds(0)
    expect(uploads[0]?.outcome).toEqual({ kind: 'noAnswer' })
    expect(sent()).toBe(5)
    for (const index of [2, 3, 4]) respond(index)
  })

  it('L3: are not sent once they are removed while they wait', async () => {
    const removal = new AbortController()
    const uploads = Array.from({ length: 3 }, () => startUpload())
    const removed = startUpload('/upload', removal.signal)
    await seconds(0)
    removal.abort()
    for (const index of [0, 1, 2]) respond(index)
    await seconds(0)
    for (const { outcome } of uploads) expect(outcome).toEqual({ image: url })
    expect(removed.outcome).toEqual({ kind: 'noAnswer' })
    expect(sent()).toBe(3)
  })
})
