import { assign, setup } from 'xstate'
import type { Driver } from '../../tests/flows/drivers.ts'
import type { Position } from './protocol.ts'

export type Panel = 'steps' | 'paths' | 'coverage'
/** How wide the live screen can be, in CSS pixels. */
export const widths = [320, 768, 1280] as const
export type Width = (typeof widths)[number]

/** What the graph shows as taken: this path, what was taken in this sitting, or what a driver's tests take. */
export type Lens = 'path' | 'sitting' | Driver

/** How many paths are listed before somebody asks for more. */
const LISTED = 50

const FURTHEST = 2
const NEAREST = 0.1

type ViewContext = {
  panel: Panel
  lens: Lens
  width: Width
  query: string
  /** Where the money is to be at the end of the paths that are listed. */
  money: Position | null
  listed: number
  /** null: the whole graph is in sight. */
  zoom: number | null
}

type ViewEvent =
  | { type: 'panel.choose'; panel: Panel }
  | { type: 'lens.choose'; lens: Lens }
  | { type: 'width.choose'; width: Width }
  | { type: 'search.type'; query: string }
  | { type: 'money.choose'; money: Position | null }
  | { type: 'paths.more' }
  | { type: 'zoom.to'; zoom: number | null }

/** What of the Lab is looked at, and how near. */
export const viewMachine = setup({
  types: {
    context: {} as ViewContext,
    input: {} as { panel: Panel },
    events: {} as ViewEvent,
  },
  actions: {
    listMore: assign(({ context }) => ({ listed: context.listed + LISTED })),
    keepZoom: assign((_, { zoom }: { zoom: number | null }) => ({
      zoom: zoom === null ? null : Math.min(FURTHEST, Math.max(NEAREST, zoom)),
    })),
  },
}).createMachine({
  id: 'view',
  context: ({ input }) => ({
    ...input,
    lens: 'path',
    width: 320,
    query: '',
    money: null,
    listed: LISTED,
    zoom: 0.75,
  }),
  on: {
    'panel.choose': { actions: assign(({ event }) => ({ panel: event.panel })) },
    'lens.choose': { actions: assign(({ event }) => ({ lens: event.lens })) },
    'width.choose': { actions: assign(({ event }) => ({ width: event.width })) },
    'search.type': { actions: assign(({ event }) => ({ query: event.query, listed: LISTED })) },
    'money.choose': { actions: assign(({ event }) => ({ money: event.money, listed: LISTED })) },
    'paths.more': { actions: 'listMore' },
    'zoom.to': { actions: { type: 'keepZoom', params: ({ event }) => event } },
  },
})
