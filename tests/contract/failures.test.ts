import type { ServerResponse } from 'node:http'
import { describe, expect, it } from 'vitest'
import { createApi } from '../../src/api/api.ts'
import { type Failure, failureMessage } from '../../src/domain/failure.ts'
import { locales } from '../../src/messages/locale.ts'
import { paymentRecord, submission } from './response-fixtures.ts'
import { failureIn, recordedCalls } from './recorded-calls.ts'
import { type Answer, startRecordingServer } from './recording-server.ts'

const { api, server } = recordedCalls()

const problem = (status: number, body: object): Answer => ({
  status,
  headers: { 'content-type': 'application/problem+json' },
  body,
})
const text = (status: number, body?: string): Answer => ({ status, body })

describe('every status maps to a failure', () => {
  const refusals: { name: string; answer: Answer; failure: Failure }[] = [
    {
      name: '401',
      answer: problem(401, { title: 'Unauthorized', code: 'token_expired' }),
      failure: { kind: 'unauthorized' },
    },
    {
      name: '403 with a message in JSON',
      answer: { status: 403, body: { message: 'forbidden access' } },
      failure: { kind: 'forbidden', message: 'forbidden access' },
    },
    {
      name: '404 without a body',
      answer: text(404),
      failure: { kind: 'notFound', message: '' },
    },
    {
      name: '409 problem with a code and a detail',
      answer: problem(409, {
        title: 'Conflict',
        detail: 'The price has changed to $190.',
        code: 'price_changed',
      }),
      failure: {
        kind: 'conflict',
        code: 'price_changed',
        message: 'The price has changed to $190.',
      },
    },
    {
      name: '409 without a code',
      answer: text(409, 'Already sold'),
      failure: { kind: 'conflict', code: '', message: 'Already sold' },
    },
    {
      name: '400 problem with a title only',
      answer: problem(400, { title: 'The phone number is too long.' }),
      failure: { kind: 'rejected', message: 'The phone number is too long.' },
    },
    {
      name: '422 with a text body',
      answer: text(422, 'No such role'),
      failure: { kind: 'rejected', message: 'No such role' },
    },
    {
      name: '429',
      answer: text(429),
      failure: { kind: 'tooMany', message: '' },
    },
    {
      name: '502 with an HTML page, which has no words for a user',
      answer: text(502, '<html><body>nginx</body></html>'),
      failure: { kind: 'server', status: 502, message: '' },
    },
    {
      name: '500 with a long text body, which has no words for a user',
      answer: text(500, 'at handler '.repeat(50)),
      failure: { kind: 'server', status: 500, message: '' },
    },
    {
      name: '503 problem with a request id',
      answer: problem(503, { title: 'Not now.', requestId: '5f0c2e8a97b1' }),
      failure: { kind: 'server', status: 503, message: 'Not now.', requestId: '5f0c2e8a97b1' },
    },
    {
      name: '502 of a proxy with a request id in its header',
      answer: { status: 502, headers: { 'x-request-id': 'edge-01234' } },
      failure: { kind: 'server', status: 502, message: '', requestId: 'edge-01234' },
    },
    {
      name: '500 with a malformed request id',
      answer: problem(500, { title: 'Broken.', requestId: 'call <b>now</b>' }),
      failure: { kind: 'server', status: 500, message: 'Broken.' },
    },
    {
      name: '500 with JSON but no JSON content type, which has no words for a user',
      answer: text(500, '{"stack":"secret"}'),
      failure: { kind: 'server', status: 500, message: '' },
    },
  ]

  it.each(refusals)('C3: $name', async ({ answer, failure }) => {
    server().answer(answer)
    expect(await failureIn(api().getBookings('bo@loppis.test'))).toEqual(failure)
  })

  it('S5: 403 with an empty token means that no user is registered with this e-mail', async () => {
    const asked = () => api().getAccessToken({ email: 'bo@loppis.test', idToken: null })
    server().answer({ status: 403, body: { accessToken: '' } })
    expect(await failureIn(asked())).toMatchObject({ kind: 'notFound' })
    server().answer({ status: 403, body: { message: 'Removed.' } })
    expect(await failureIn(asked())).toEqual({ kind: 'forbidden', message: 'Removed.' })
  })

  it.each([
    ['an empty body', undefined],
    ['null', 'null'],
    ['an empty object', {}],
    ['a role that is null', { role: null, isVerified: null }],
  ])(
    'S6: %s with status 200 in place of a role means that no user is registered with this e-mail',
    async (_, body) => {
      const asked = () => api().getRole('bo@loppis.test')
      server().answer({ body })
      expect(await failureIn(asked())).toMatchObject({ kind: 'notFound', code: 'user-unknown' })
    },
  )

  it.each([
    ['no role', { data: { role: 'buyer' } }],
    ['an unknown role', { role: 'owner' }],
  ])('C4: an object with %s is not a role', async (_, body) => {
    server().answer({ body })
    expect(await failureIn(api().getRole('bo@loppis.test'))).toMatchObject({ kind: 'undecodable' })
  })

  it.each([
    [403, "You don't have access to this."],
    [404, "We couldn't find this."],
    [409, 'This has changed. Load the page again, then try again.'],
    [422, "We couldn't accept this. Check what you entered."],
    [429, 'That was too fast. Wait a moment and try again.'],
    [503, 'Something unexpected happened. Please try again.'],
  ])('C3: a response %i without a body is told in a sentence', async (status, sentence) => {
    server().answer({ status })
    const failure = await failureIn(api().getCategories())
    expect(locales.en.t(failureMessage(failure))).toBe(sentence)
  })

  it.each([200, 201, 299])('C3: status %i is success', async (status) => {
    server().answer({ status, body: [] })
    expect(await api().getCategories()).toEqual([])
  })

  it('C3: a refused connection is noAnswer', async () => {
    const gone = await startRecordingServer()
    await gone.close()
    const lost = createApi({ baseUrl: gone.url, readToken: () => null })
    expect(await failureIn(lost.getCategories())).toEqual({ kind: 'noAnswer' })
  })

  it('C3: a response that is cut off in its body is noAnswer', async () => {
    server().answer((response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('[{"_id":')
      setTimeout(() => response.destroy(), 20)
    })
    expect(await failureIn(api().getCategories())).toEqual({ kind: 'noAnswer' })
  })
})

describe('C3: no request is retried automatically', () => {
  const calls: { name: string; call: () => Promise<unknown> }[] = [
    { name: 'GET', call: () => api().getBookings('bo@loppis.test') },
    { name: 'PUT', call: () => api().bookProduct(submission, 'act-1') },
    { name: 'POST', call: () => api().savePayment(paymentRecord, 'act-2') },
    {
      name: 'DELETE',
      call: () => api().deleteBooking({ email: 'bo@loppis.test', productId: 'product-1' }),
    },
  ]
  const troubles: { trouble: string; answer: Answer | ((response: ServerResponse) => void) }[] = [
    { trouble: 'status 500', answer: { status: 500 } },
    {
      trouble: 'status 503 with Retry-After',
      answer: { status: 503, headers: { 'retry-after': '0' } },
    },
    {
      trouble: 'status 429 with Retry-After',
      answer: { status: 429, headers: { 'retry-after': '0' } },
    },
    { trouble: 'status 408', answer: { status: 408 } },
    { trouble: 'a dropped connection', answer: (response) => response.destroy() },
  ]

  describe.each(troubles)('on $trouble', ({ answer }) => {
    it.each(calls)('C3: $name is sent once', async ({ call }) => {
      server().answer(answer)
      await failureIn(call())
      expect(server().requests).toHaveLength(1)
    })
  })
})
