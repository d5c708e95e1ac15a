import { Hono } from 'hono'
import { beforeEach, describe, expect, test } from 'vitest'
import { RequestsInProgress } from '../../server/http/requests-in-progress.ts'

const LONG = 60_000
let requests: RequestsInProgress
let app: Hono
/** The events of a test, in order. */
let happened: string[]
let answer: PromiseWithResolvers<void>
beforeEach(() => {
  requests = new RequestsInProgress()
  happened = []
  answer = Promise.withResolvers()
  app = new Hono().use(requests.counted()).get('/', async (context) => {
    await answer.promise
    happened.push('answered')
    return context.text('')
  })
})

async function letPass(longest = LONG): Promise<void> {
  await requests.letPass(longest)
  happened.push('went on')
}

describe('work that lets requests pass', () => {
  test('goes on at once where there are none', async () => {
    await letPass()
    expect(happened).toEqual(['went on'])
  })
  test('goes on when all are answered, also those that fail', async () => {
    app.get('/fails', async () => {
      await answer.promise
      throw new Error('It fails.')
    })
    app.onError((_error, context) => context.text('', 500))
    const answers = [app.request('/'), app.request('/fails')]
    const passing = letPass()
    answer.resolve()
    await Promise.all([...answers, passing])
    await letPass()
    expect(happened).toEqual(['answered', 'went on', 'went on'])
  })
  test('lets pass a request that a client sends upon an answer', async () => {
    app.get('/next', (context) => {
      happened.push('answered next')
      return context.text('')
    })
    const first = app.request('/')
    const passing = letPass()
    answer.resolve()
    await first
    await app.request('/next')
    await passing
    expect(happened).toEqual(['answered', 'answered next', 'went on'])
  })
  test('goes on after its longest time beside a slow one', async () => {
    const slow = app.request('/')
    await letPass(1)
    answer.resolve()
    await slow
    expect(happened).toEqual(['went on', 'answered'])
  })
})
