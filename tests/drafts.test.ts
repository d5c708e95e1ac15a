import { expect, it } from 'vitest'
import { createDrafts } from '../src/actors/drafts.ts'
import { type Failure, FailureError } from '../src/domain/failure.ts'

const ada = 'ada@loppis.test'
const failing = (failure: Failure) => () => Promise.reject(new FailureError(failure))

it('S6: a draft is kept for the same user when the session ends, and for nobody else', async () => {
  const drafts = createDrafts<string>()
  const ended = drafts.submitWithDraft(ada, 'typed', failing({ kind: 'unauthorized' }))
  await expect(ended).rejects.toThrow(FailureError)
  expect(drafts.of(ada)).toBe('typed')
  expect(drafts.of('sue@loppis.test')).toBeNull()
})

it('a draft is not kept after another failure, as the request may have succeeded', async () => {
  const drafts = createDrafts<string>()
  await expect(drafts.submitWithDraft(ada, 'typed', failing({ kind: 'noAnswer' }))).rejects.toThrow(
    FailureError,
  )
  expect(drafts.of(ada)).toBeNull()
})

it('a draft is deleted once the submit succeeds', async () => {
  const drafts = createDrafts<string>()
  await expect(
    drafts.submitWithDraft(ada, 'typed', failing({ kind: 'unauthorized' })),
  ).rejects.toThrow(FailureError)
  expect(await drafts.submitWithDraft(ada, 'typed', async () => 'done')).toBe('done')
  expect(drafts.of(ada)).toBeNull()
})
