import { describe, expect, it } from 'vitest'
import { flowNamed, flows } from '../../.storybook/flow-lab/flows.ts'
import { indexOf } from '../../.storybook/flow-lab/search.ts'
import { examplesFor } from '../../.storybook/flow-lab/labels.ts'

const payment = flowNamed('payment')
const { find } = indexOf(payment.logic, payment.paths)
const endsOf = (query: string) => [...new Set(find(query, null).map(({ end }) => end))]

describe('a tester finds the paths of a payment', () => {
  it('all of them, where nothing is asked', () => {
    expect(find('', null)).toHaveLength(payment.paths.length)
  })

  it.each(['paths that end in unsaved', 'ends in unsaved', 'ending unsaved'])(
    'by where they end: %s',
    (query) => {
      expect(endsOf(query)).toEqual(['unsaved'])
    },
  )

  it.each(['paths through 3-D Secure', 'through 3D secure', 'via 3DS'])(
    'by what they come through: %s',
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

  it('by both at once', () => {
    const query = 'through pay.submit, ends in unsaved'
    const found = find(query, null)
    expect(endsOf(query)).toEqual(['unsaved'])
    expect(found.every(({ stimuli }) => stimuli.includes('pay.submit'))).toBe(true)
  })

  it('by an event, an answer and what goes wrong', () => {
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
  ] as const)('by where the money is: %s', (query, positions) => {
    expect([...new Set(find(query, null).map(({ money }) => money))]).toEqual(positions)
  })

  it('by where the money is, chosen from a list', () => {
    expect(new Set(find('', 'recorded').map(({ end }) => end))).toEqual(
      new Set(['alreadyPaid', 'paid']),
    )
  })

  it('by the id that a report names', () => {
    const id = payment.paths[7]?.id ?? ''
    expect(find(id, null).map((path) => path.id)).toEqual([id])
  })
})

it.each(flows.map((flow) => [flow.title, flow] as const))(
  'every example of a search finds something: %s',
  (_, { name, logic, paths }) => {
    const index = indexOf(logic, paths)
    const ends = index.find('', null).map(({ end }) => end)
    const examples = examplesFor(name, ends)
    expect(examples.filter((example) => index.find(example, null).length === 0)).toEqual([])
  },
)
