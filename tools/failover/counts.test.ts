import { expect, test } from 'vitest'
import { countWrong, type Fired } from './deadlines.ts'
import { Histories } from './histories.ts'
import { tableOf } from './table.ts'

const dueAt = new Date('2026-01-01T12:00:00Z')
const after = (milliseconds: number) => new Date(dueAt.getTime() + milliseconds)
const fired = (times: number, at: Date | null): Fired => ({
  id: 'a',
  event: 'deadline.received',
  dueAt,
  times,
  at,
})

test('a deadline has to fire once, and not before its time', () => {
  const all = [
    fired(1, after(20_000)),
    fired(0, null),
    fired(2, after(0)),
    fired(1, after(-1_800_000)),
  ]
  expect(countWrong(all)).toEqual({ lost: 1, twice: 1, early: 1 })
})
test('a row for each fault and one of the sums', () => {
  const counted = {
    fault: 'cut',
    primary: 'postgres1',
    recovery: 21.04,
    bought: 30,
    requests: 900,
    unanswered: 2,
    failed: 10,
    reminders: 4,
    money: 20,
    problems: [],
  }
  const [titles = '', first = '', , sums = ''] = tableOf([counted, { ...counted, fault: 'killed' }])
  expect(titles).toMatch(/^fault +primary +first write +purchases /)
  expect(first).toMatch(/^cut +postgres1 +21\.0 s +30 /)
  expect(sums).toMatch(/^all +60 +40 +8 +1800 +4 +20$/)
})
test('a request that another key followed is in the history without an answer', async () => {
  const histories = new Histories()
  const about = { productId: 'p1', client: 'ann', input: { type: 'buy', buyer: 'ann' } } as const
  await histories.record(about, async () => ({ output: { is: 'bought' }, abandoned: 1 }))
  const lost = histories.record(about, () => Promise.reject(new Error('No answer.')))
  await expect(lost).rejects.toThrow('No answer.')
  const outputs = histories.byProduct.get('p1')?.map(({ output }) => output)
  expect(outputs).toEqual([null, { is: 'bought' }, null])
})
