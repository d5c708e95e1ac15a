// @vitest-environment node
import { createServer, type RequestListener } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { S3 } from '../../server/config/s3.ts'
import { listen, prepareStop } from '../../server/http/listen.ts'
import { FilesUnavailable } from '../../server/standins/images/picture-files.ts'
import { S3Bucket } from '../../server/standins/images/s3-bucket.ts'
import { StartError } from '../../server/config/start-error.ts'
import { type S3Server, startS3 } from './s3-server.ts'

let server: S3Server
beforeAll(async () => {
  server = await startS3()
})
afterAll(() => server.remove())

const closings: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closings.splice(0)) await close()
})

/** Returns the settings of a server that answers in this way. */
async function answering(listener: RequestListener): Promise<S3> {
  const http = createServer(listener)
  closings.push(prepareStop(http))
  return { ...server.s3, endpoint: await listen(http, '127.0.0.1', 0) }
}

/** Returns the settings of a server that refuses every request with S3's code. */
const refusing = (status: number, code: string) =>
  answering((_request, response) => {
    response.writeHead(status, { 'content-type': 'application/xml' })
    response.end(`<Error><Code>${code}</Code><Message>No.</Message></Error>`)
  })

/** Returns the line of a failed start, which must be one that shows no secret. */
async function refusalOf(s3: S3): Promise<string> {
  const error: unknown = await S3Bucket.open(s3).then(
    () => new Error('It was opened.'),
    (thrown: unknown) => thrown,
  )
  if (!(error instanceof StartError)) throw error
  expect(error.message).not.toMatch(/\n|hunter2/)
  return error.message.replace(/:\d+\)/, ')')
}

const line = (reason: string, bucket = 'pictures') =>
  `The bucket in S3_BUCKET (${bucket} at 127.0.0.1) cannot be opened: ${reason}.`

describe('a start reports in one line', () => {
  test('a bucket that does not exist', async () => {
    expect(await refusalOf({ ...server.s3, bucket: 'paintings' })).toBe(
      line('there is none of this name', 'paintings'),
    )
  })

  test('an access key that the server does not know', async () => {
    const credentials = { accessKeyId: 'nobody', secretAccessKey: 'hunter2' }
    expect(await refusalOf({ ...server.s3, credentials })).toBe(
      line('the server does not know the access key'),
    )
  })

  test.each([
    [403, 'SignatureDoesNotMatch', 'the server does not take the secret access key'],
    [403, 'AccessDenied', 'the access key may not list it'],
    [301, 'PermanentRedirect', 'it is in another region than S3_REGION'],
    [403, 'AllAccessDisabled', 'the server answers AllAccessDisabled'],
    [403, '', 'the server answers status 403'],
  ])('a refusal with %i %s', async (status, code, reason) => {
    expect(await refusalOf(await refusing(status, code))).toBe(line(reason))
  })

  test.each([
    ['a web page', 200, '<!doctype html><html><body><p>Hello&nbsp;<br></p></body></html>'],
    ['a page that is not there', 404, 'Not found'],
    ['something that is neither XML nor HTML', 200, '{"hello": "you"}'],
  ])('an address with %s', async (_what, status, body) => {
    const s3 = await answering((_request, response) => response.writeHead(status).end(body))
    expect(await refusalOf(s3)).toBe(
      line('the server at S3_ENDPOINT does not speak the protocol of S3'),
    )
  })
})

test('the originals of many pages come oldest first', async () => {
  const pages = [
    ['b', '2026-01-02', '<NextContinuationToken>2</NextContinuationToken>'],
    ['a', '2026-01-01', ''],
  ]
  const s3 = await answering(({ url = '' }, response) => {
    const [name, day, next] = pages[url.includes('continuation-token=2') ? 1 : 0] ?? []
    const item = `<Contents><Key>originals/${name}.png</Key><LastModified>${day}T00:00:00Z</LastModified></Contents>`
    response.end(`<ListBucketResult><Name>pictures</Name>${item}${next}</ListBucketResult>`)
  })
  const files = await S3Bucket.open(s3)
  expect(await files.originals()).toEqual(['a.png', 'b.png'])
})

describe('a server that does not answer', () => {
  test('is no reason not to open the bucket, and every use of it says why', async () => {
    const files = await S3Bucket.open({ ...server.s3, endpoint: 'http://127.0.0.1:1' })
    const unavailable = new FilesUnavailable(
      'The bucket in S3_BUCKET (pictures at 127.0.0.1:1) cannot be used (ECONNREFUSED).',
    )
    await expect(files.read('a.jpg')).rejects.toEqual(unavailable)
    await expect(files.write({ 'a.jpg': new Uint8Array(1) })).rejects.toEqual(unavailable)
    await expect(files.remove('a.jpg')).rejects.toEqual(unavailable)
    await expect(files.originals()).rejects.toEqual(unavailable)
    await expect(files.writtenAt('a.jpg')).rejects.toEqual(unavailable)
  })

  test.each<[string, RequestListener]>([
    ['is silent', () => undefined],
    [
      'falls silent in the middle of a file',
      (_request, response) => {
        response.writeHead(200, { 'content-length': 1000 })
        response.write('half')
      },
    ],
  ])('is given up when it %s', async (_how, listener) => {
    const files = await S3Bucket.open(await answering(listener), { patience: 300 })
    await expect(files.read('a.jpg')).rejects.toThrow(/cannot be used \(no answer in time\)/)
  })

  test('may be an error of the server itself', async () => {
    const files = await S3Bucket.open(await refusing(500, 'InternalError'))
    await expect(files.read('a.jpg')).rejects.toThrow(/cannot be used \(InternalError\)/)
  })

  test('may be a bucket that was closed meanwhile', async () => {
    let isOpen = true
    const s3 = await answering((_request, response) => {
      response.writeHead(isOpen ? 200 : 404, { 'content-type': 'application/xml' })
      response.end(
        isOpen
          ? '<ListBucketResult><Name>pictures</Name></ListBucketResult>'
          : '<Error><Code>NoSuchBucket</Code></Error>',
      )
    })
    const files = await S3Bucket.open(s3)
    isOpen = false
    await expect(files.read('a.jpg')).rejects.toThrow(/cannot be used \(NoSuchBucket\)/)
  })
})
