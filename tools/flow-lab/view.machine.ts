import { assign, setup } from 'xstate'
import type { Driver } from '../../tests/paths/drivers.ts'
import type { ChargeStatus } from '../../src/domain/payment.ts'

export type Panel = 'steps' | 'paths' | 'coverage'
/** The widths of the live screen, in CSS pixels. */
export const widths = [320, 768, 1280] as const
export type Width = (typeof widths)[number]

/** The visible screen: the live one after the step, a copy of the one before the step, or both. */
export type Shown = 'before' | 'after' | 'both'

/** The transitions that the graph shows as taken: this path's, this session's, or those of a driver's tests. */
export type Lens = 'path' | 'sitting' | Driver

/** The number of paths listed before the tester asks for more. */
const LISTED = 50

/** The zoom at which every label can be read. */
export const READABLE = 1

const FURTHEST = 2
const NEAREST = 0.1

/** The words that the search in the graph looks for, and the number of the result that is shown. */
export type Sought = { words: string; at: number }

export type Looks = {
  panel: Panel
  lens: Lens
  width: Width
  shown: Shown
  query: string
  /** Filters the listed paths by the payment's final state. */
  money: ChargeStatus | null
  listed: number
  /** null: the whole graph is visible. */
  zoom: number | null
  sought: Sought
}

type ViewEvent =
  | { type: 'panel.choose'; panel: Panel }
  | { type: 'lens.choose'; lens: Lens }
  | { type: 'width.choose'; width: Width }
  | { type: 'screen.choose'; shown: Shown }
  | { type: 'search.type'; query: string }
  | { type: 'money.choose'; money: ChargeStatus | null }
  | { type: 'paths.more' }
  | { type: 'zoom.to'; zoom: number | null }
  | { type: 'graph.find'; sought: Sought }

/** The Lab's view settings: panel, lens, width, search and zoom. */
export const viewMachine = setup({
  types: {
    context: {} as Looks,
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
    shown: 'after',
    query: '',
    money: null,
    listed: LISTED,
    zoom: READABLE,
    sought: { words: '', at: 0 },
  }),
  on: {
    'panel.choose': { actions: assign(({ event }) => ({ panel: event.panel })) },
    'lens.choose': { actions: assign(({ event }) => ({ lens: event.lens })) },
    'width.choose': { actions: assign(({ event }) => ({ width: event.width })) },
    'screen.choose': { actions: assign(({ event }) => ({ shown: event.shown })) },
    'search.type': { actions: assign(({ event }) => ({ query: event.query, listed: LISTED })) },
    'money.choose': { actions: assign(({ event }) => ({ money: event.money, listed: LISTED })) },
    'paths.more': { actions: 'listMore' },
    'graph.find': { actions: assign(({ event }) => ({ sought: event.sought })) },
    'zoom.to': { actions: { type: 'keepZoom', params: ({ event }) => event } },
  },
})
