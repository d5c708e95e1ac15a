import { describe, expect, it } from 'vitest'
import { flowNamed, flows } from '../../.storybook/flow-lab/flows.ts'
import { indexOf } from '../../.storybook/flow-lab/search.ts'
import { examplesFor } from '../../.storybook/flow-lab/labels.ts'

const payment = flowNamed('payment')
const { find } = indexOf(payment.logic, payment.paths)
const endsOf = (query: string) => [...new Set(find(query, null).map(({ end }) => end))]

describe('searching the paths of a payment', () => {
  it('finds every path without a query', () => {
    expect(find('', null)).toHaveLength(payment.paths.length)
  })

  it.each(['paths that end in unsaved', 'ends in unsaved', 'ending unsaved'])(
    'finds paths by their end state: %s',
    (query) => {
      expect(endsOf(query)).toEqual(['unsaved'])
    },
  )

  it.each(['paths through 3-D Secure', 'through 3D secure', 'via 3DS'])(
    'finds paths by what they pass through: %s',
    (query) => {
      const found = find(query, null)
      expect(found.length).toBeGreaterThan(0)
      expect(
        found.filter(
          ({ stimuli }) =>
            !stimuli.some((name) => /authenticat|challenge/i.test(name)) &&
            !stimuli.includes('pay.submit'),
        ),
      ).toEqual([])
      expect(found.length).toBeLessThan(payment.paths.length)
    },
  )

  it('combines both conditions', () => {
    const query = 'through pay.submit, ends in unsaved'
    const found = find(query, null)
    expect(endsOf(query)).toEqual(['unsaved'])
    expect(found.every(({ stimuli }) => stimuli.includes('pay.submit'))).toBe(true)
  })

  it('finds paths by event, result and failure', () => {
    for (const [query, part] of [
      ['pay.submit', 'pay.submit'],
      ['savePayment nothing', 'savePayment=nothing'],
      ['no answer', '!noAnswer'],
    ] as const) {
      const found = find(query, null)
      expect(found.length).toBeGreaterThan(0)
      expect(found.filter(({ stimuli }) => !stimuli.some((name) => name.includes(part)))).toEqual(
        [],
      )
    }
  })

  it.each([
    ['ends charged', ['charged']],
    ['ends not charged', ['notCharged']],
    ['ends recorded', ['recorded']],
  ] as const)('finds paths by charge status: %s', (query, positions) => {
    expect([...new Set(find(query, null).map(({ money }) => money))]).toEqual(positions)
  })

  it('filters paths by a charge status from the list', () => {
    expect(new Set(find('', 'recorded').map(({ end }) => end))).toEqual(
      new Set(['alreadyPaid', 'paid']),
    )
  })

  it('finds a path by its id', () => {
    const id = payment.paths[7]?.id ?? ''
    expect(find(id, null).map((path) => path.id)).toEqual([id])
  })
})

it.each(flows.map((flow) => [flow.title, flow] as const))(
  'every example query finds a path: %s',
  (_, { name, logic, paths }) => {
    const index = indexOf(logic, paths)
    const ends = index.find('', null).map(({ end }) => end)
    const examples = examplesFor(name, ends)
    expect(examples.filter((example) => index.find(example, null).length === 0)).toEqual([])
  },
)
