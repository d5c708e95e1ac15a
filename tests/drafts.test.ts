import { expect, it } from 'vitest'
import { createDrafts } from '../src/actors/drafts.ts'
import { type Failure, FailureError } from '../src/domain/failure.ts'

const ada = 'ada@loppis.test'
const failing = (failure: Failure) => () => Promise.reject(new FailureError(failure))

it('S6: whoever comes back after the session ended has what was typed, and nobody else', async () => {
  const drafts = createDrafts<string>()
  const ended = drafts.submitWithDraft(ada, 'typed', failing({ kind: 'unauthorized' }))
  await expect(ended).rejects.toThrow(FailureError)
  expect(drafts.of(ada)).toBe('typed')
  expect(drafts.of('sue@loppis.test')).toBeNull()
})

it('is kept of no other failure: it may have been done, and would be sent once more', async () => {
  const drafts = createDrafts<string>()
  await expect(drafts.submitWithDraft(ada, 'typed', failing({ kind: 'noAnswer' }))).rejects.toThrow(
    FailureError,
  )
  expect(drafts.of(ada)).toBeNull()
})

it('is over once it is done', async () => {
  const drafts = createDrafts<string>()
  await expect(
    drafts.submitWithDraft(ada, 'typed', failing({ kind: 'unauthorized' })),
  ).rejects.toThrow(FailureError)
  expect(await drafts.submitWithDraft(ada, 'typed', async () => 'done')).toBe('done')
  expect(drafts.of(ada)).toBeNull()
})
