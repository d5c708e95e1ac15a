import { prefetchMachine } from '../../../machines/prefetch.machine.ts'
import { portResults, scriptFor } from '../../model/script.ts'

const approach = (categoryId: string) =>
  ({
    name: `link.approached=${categoryId}`,
    event: {
      type: 'link.approached',
      link: {
        destination: { screen: 'category', categoryId },
        address: `/category/${categoryId}`,
        from: '/',
      },
    },
  }) as const

/** Milliseconds. */
export const FRESH_FOR = 10_000

/** The script of prefetching. */
export const prefetchScript = scriptFor(prefetchMachine, {
  input: undefined,
  sends: [],
  listeners: {
    watchLinks: [
      approach('lamps'),
      approach('chairs'),
      { name: 'link.left', event: { type: 'link.left' } },
    ],
  },
  ports: { fetchScreen: portResults<number>({ fresh: FRESH_FOR, incomplete: 0 }) },
  rests: ['idle', 'unavailable'],
  factsOf: ({ link, freshFor }) => [link?.address ?? 'nowhere', freshFor],
  bound: 5,
})
