import { expect, it } from 'vitest'
import { reasonOf } from '../../src/domain/failure.ts'
import { failureIn, recordedCalls } from './recorded-calls.ts'
import { submission } from './response-fixtures.ts'

const { api, server } = recordedCalls()

const code = 'request-in-progress'
const title = "We're still working on the same request. Please try again in a moment."

it('C3: a server that still works on the same request refuses nothing: the outcome is not known', async () => {
  server().answer({
    status: 409,
    headers: { 'content-type': 'application/problem+json' },
    body: { title, code, requestId: '5f0c2e8a97b1' },
  })
  expect(await failureIn(api().bookProduct(submission, 'act-1'))).toEqual({
    kind: 'server',
    status: 409,
    code,
    message: title,
    requestId: '5f0c2e8a97b1',
  })
})

it('C3: the user reads that the server still works on the request, but no other reason of a server', () => {
  const failure = { kind: 'server', status: 409, message: title } as const
  expect(reasonOf({ ...failure, code })).toEqual({ text: title, code })
  expect(reasonOf(failure)).toBeNull()
})
