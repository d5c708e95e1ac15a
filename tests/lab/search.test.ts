import { describe, expect, it } from 'vitest'
import { flowNamed, flows } from '../../tools/flow-lab/flows.ts'
import { indexOf } from '../../tools/flow-lab/search.ts'
import { examplesFor } from '../../tools/flow-lab/labels.ts'

const payment = flowNamed('payment')
const { find } = indexOf(payment.logic, payment.paths)
type Found = ReturnType<typeof find>[number]

describe('searching the paths of a payment', () => {
  it('finds every path without a query', () => {
    expect(find('', null)).toHaveLength(payment.paths.length)
  })

  const endsUnsaved = ({ end }: Found) => end === 'unsaved'
  const takes = (part: string) => (path: Found) => path.stimuli.some((name) => name.includes(part))
  const passesBank = ({ stimuli }: Found) =>
    stimuli.some((name) => /authenticat|challenge|^pay\.submit$/i.test(name))
  const isPaidAs = (position: string) => (path: Found) => path.money === position
  const seventh = payment.paths[7]?.id ?? ''

  it.each([
    ['paths that end in unsaved', endsUnsaved],
    ['ends in unsaved', endsUnsaved],
    ['ending unsaved', endsUnsaved],
    ['paths through 3-D Secure', passesBank],
    ['through 3D secure', passesBank],
    ['via 3DS', passesBank],
    [
      'through pay.submit, ends in unsaved',
      (path) => endsUnsaved(path) && takes('pay.submit')(path),
    ],
    ['pay.submit', takes('pay.submit')],
    ['savePayment nothing', takes('savePayment=nothing')],
    ['no answer', takes('!noAnswer')],
    ['ends charged', isPaidAs('charged')],
    ['ends not charged', isPaidAs('notCharged')],
    ['ends recorded', isPaidAs('recorded')],
    [seventh, ({ id }) => id === seventh],
  ] satisfies [string, (path: Found) => boolean][])(
    'finds the paths that match and no others: %s',
    (query, matches) => {
      const found = find(query, null)
      expect(found.length).toBeGreaterThan(0)
      expect(found.length).toBeLessThan(payment.paths.length)
      expect(found.filter((path) => !matches(path))).toEqual([])
    },
  )

  it('filters paths by a charge status from the list', () => {
    expect(new Set(find('', 'recorded').map(({ end }) => end))).toEqual(
      new Set(['alreadyPaid', 'loadingPaidBooking', 'paid']),
    )
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
