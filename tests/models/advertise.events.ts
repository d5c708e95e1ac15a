import { advertiseMachine } from '../../machines/advertise.machine.ts'
import { answers, scriptFor } from './script.ts'

export const [lamp, sofa] = ['lamp', 'sofa'] as const

/** A seller can always list another; the walk, which would have no end, leaves it out. */
const endless = 'another'

/** What a failure means for the next try. */
const outlookOf = (kind: string) => (['conflict', 'notFound'].includes(kind) ? 'never' : 'again')

/** Everything that can happen to the advertisements of a seller with two products. */
export const advertiseScript = scriptFor(advertiseMachine, {
  input: undefined,
  sends: [lamp, sofa, endless].map((productId) => ({
    name: `advertise.start=${productId}`,
    event: { type: 'advertise.start', productId },
    when: () => productId !== endless,
  })),
  listeners: {},
  ports: { advertise: answers<void>({ done: undefined }) },
  factsOf: ({ productId, advertised, failures }) => [
    productId,
    [...new Set(advertised)].join('+'),
    Object.entries(failures)
      .map(([failed, { kind }]) => `${failed}:${outlookOf(kind)}`)
      .toSorted()
      .join('+'),
  ],
  bound: 6,
})
