import { advertiseMachine } from '../../../machines/advertise.machine.ts'
import { portResults, scriptFor } from '../../model/script.ts'

export const [lamp, sofa] = ['lamp', 'sofa'] as const

/** The graph excludes this event: a seller can always advertise another product, so the walk would not terminate. */
const endless = 'another'

/** Maps a failure kind to whether a retry can succeed. */
const outlookOf = (kind: string) => (['conflict', 'notFound'].includes(kind) ? 'never' : 'again')

/** The script of the advertisement machine for a seller with two products. */
export const advertiseScript = scriptFor(advertiseMachine, {
  input: undefined,
  sends: [lamp, sofa, endless].map((productId) => ({
    name: `advertise.start=${productId}`,
    event: { type: 'advertise.start', productId },
    when: () => productId !== endless,
  })),
  listeners: {},
  ports: { advertise: portResults<void>({ done: undefined }) },
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
