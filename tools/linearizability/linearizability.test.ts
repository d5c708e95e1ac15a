import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { someOrderExplains } from './every-order.ts'
import { checkLinearizable, describeVerdict, isLinearizable } from './linearizability.ts'
import { registerModel } from './register-model.ts'

const write = (client: string, call: number, end: number | null, value: number) => ({
  client,
  call,
  return: end,
  input: { write: value },
  output: end === null ? null : ('written' as const),
})
const read = (client: string, call: number, end: number, value: number) => ({
  client,
  call,
  return: end,
  input: 'read' as const,
  output: value,
})
const resultOf = (...history: Parameters<typeof isLinearizable<number, Input, Output>>[1]) =>
  isLinearizable(registerModel, history)
type Input = Parameters<typeof registerModel.apply>[1]
type Output = NonNullable<Parameters<typeof registerModel.apply>[2]>

describe('a history of a register is linearizable', () => {
  it('without operations', () => {
    expect(resultOf()).toBe('ok')
  })
  it('where one read during a write returns the old value, and a later one the new', () => {
    expect(resultOf(write('a', 0, 10, 1), read('b', 1, 3, 0), read('b', 4, 6, 1))).toBe('ok')
  })
  it('where two writes overlap and reads agree on an order', () => {
    const writes = [write('a', 0, 10, 1), write('b', 0, 10, 2)]
    expect(resultOf(...writes, read('c', 3, 4, 2), read('d', 5, 6, 1))).toBe('ok')
  })
  it('where a write that was never answered takes effect late', () => {
    const reads = [read('b', 1, 2, 0), read('b', 100, 101, 1)]
    expect(resultOf(write('a', 0, null, 1), ...reads)).toBe('ok')
  })
  it('where a write that was never answered takes no effect', () => {
    expect(resultOf(write('a', 0, null, 1), read('b', 100, 101, 0))).toBe('ok')
  })
  it('where a read begins in the moment in which a write returns', () => {
    expect(resultOf(write('a', 0, 5, 1), read('b', 5, 6, 0))).toBe('ok')
  })
})

describe('a history of a register is not linearizable', () => {
  it('where a read after a write returns the old value', () => {
    expect(resultOf(write('a', 0, 1, 1), read('b', 2, 3, 0))).toBe('violation')
  })
  it('where a read returns the new value and a later one the old', () => {
    expect(resultOf(write('a', 0, 10, 1), read('b', 1, 3, 1), read('c', 4, 6, 0))).toBe('violation')
  })
  it('where two readers see two writes in different orders', () => {
    const writes = [write('a', 0, 1, 1), write('b', 0, 1, 2)]
    const reads = [read('c', 2, 3, 1), read('d', 4, 5, 2)]
    expect(resultOf(...writes, ...reads)).toBe('violation')
  })
  it('where a write that was never answered is undone', () => {
    const reads = [read('b', 2, 3, 1), read('b', 4, 5, 0)]
    expect(resultOf(write('a', 0, null, 1), ...reads)).toBe('violation')
  })
  it('where a read returns what is only written after it', () => {
    expect(resultOf(read('b', 0, 1, 1), write('a', 2, 3, 1))).toBe('violation')
  })
})

describe('the explanation of a violation', () => {
  const stale = read('c', 4, 6, 0)
  const history = [write('a', 0, 10, 1), read('b', 1, 3, 1), stale, read('d', 20, 21, 1)]

  it('names the first answer that no order explains, and an order of the others until then', () => {
    expect(checkLinearizable(registerModel, history)).toMatchObject({
      result: 'violation',
      answer: stale,
      order: [{ client: 'a' }, { client: 'b' }],
      state: 1,
      unplaced: [stale],
    })
  })
  it('has a line for each operation', () => {
    expect(describeVerdict(checkLinearizable(registerModel, history))).toBe(
      [
        'No order of the operations explains this answer:',
        '  c, 4 to 6: "read" -> 0',
        'The longest order, which ends in 1:',
        '  a, 0 to ?: {"write":1} -> ?',
        '  b, 1 to 3: "read" -> 1',
        'What cannot follow:',
        '  c, 4 to 6: "read" -> 0',
      ].join('\n'),
    )
  })
})

it('a search that reaches its limit decides nothing', () => {
  const writes = Array.from({ length: 12 }, (_, index) => write(`w${index}`, 0, 10, index + 1))
  const history = [...writes, read('a', 11, 12, 99)]
  expect(checkLinearizable(registerModel, history, { limit: 1000 }).result).toBe('unknown')
})

it('many operations that were never answered are placed only where an answer needs them', () => {
  const values = Array.from({ length: 24 }, (_, index) => 1 + ((index * 7) % 5))
  const lost = values.map((value, index) => write(`w${index}`, 0, null, value))
  const reads = values.map((value, index) => read('r', 10 * index + 1, 10 * index + 2, value))
  expect(resultOf(...lost, ...reads)).toBe('ok')
  expect(resultOf(...lost, ...reads, read('r', 500, 501, 6))).toBe('violation')
})

it('twelve writes at once, which have 12! orders, are decided in half a million steps', () => {
  const writes = Array.from({ length: 12 }, (_, index) => write(`w${index}`, 0, 10, index + 1))
  const history = [...writes, read('a', 11, 12, 99)]
  expect(checkLinearizable(registerModel, history, { limit: 500_000 }).result).toBe('violation')
})

it('the search finds an order exactly where trying every order finds one', () => {
  const operation = record({
    call: integer({ min: 0, max: 8 }),
    lasts: constantFrom(null, 0, 1, 2, 4),
    kind: constantFrom<(number | 'write')[]>('write', 0, 1, 2),
    value: integer({ min: 1, max: 2 }),
  }).map(({ call, lasts, kind, value }) => {
    const end = lasts === null ? null : call + lasts
    return kind === 'write' || end === null
      ? write('w', call, end, value)
      : read('r', call, end, kind)
  })
  const agrees = property(array(operation, { maxLength: 6 }), (history) => {
    const expected = someOrderExplains(registerModel, history) ? 'ok' : 'violation'
    expect(checkLinearizable(registerModel, history).result).toBe(expected)
  })
  assert(agrees, { numRuns: 3000 })
})
