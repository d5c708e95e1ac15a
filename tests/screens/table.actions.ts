import type { ContextFrom } from 'xstate'
import type { tableMachine } from '../../machines/table.machine.ts'
import type { Order } from '../../src/domain/booking.ts'
import { order } from '../../src/screens/story-fixtures.ts'
import { tableScript } from '../models/table.events.ts'
import { type Action, button, type Target } from './actions.ts'
import type { ScreenFlow } from './screen.ts'

type Choice = ContextFrom<typeof tableMachine>

/** Lamps and sofas alternate at falling prices, over three pages that all differ. */
export const rows: readonly Order[] = Array.from({ length: 60 }, (_, index) => ({
  ...order,
  _id: `booking-${index + 1}`,
  productId: `product-${index + 1}`,
  productName: nameOf(index + 1),
  price: 600 - index * 10,
}))

function nameOf(number: number): string {
  return `${number % 2 === 1 ? 'Lamp' : 'Sofa'} ${String(number).padStart(2, '0')}`
}

const numbered = (...numbers: number[]) => numbers.map(nameOf)

/** When each stimulus is possible: a search has to change the field's text, and paging goes to the adjacent page. */
const isWithinReach: Readonly<Record<string, (choice: Choice) => boolean>> = {
  "table.search='lamp'": ({ search }) => search !== 'lamp',
  "table.search='sofa'": ({ search }) => search !== 'sofa',
  "table.search=''": ({ search }) => search !== '',
  "table.search='  '": ({ search }) => search !== '  ',
  'table.sort=price': ({ sort }) => sort === null,
  // Takes two presses after the ascending order: the descending order comes first.
  'table.sort=none': () => false,
  'table.setPage=1': ({ page }) => page === 2,
  'table.setPage=2': ({ page }) => page === 1,
}

const field: Target = { role: 'searchbox', name: 'Search' }
const search = (text: string): readonly Action[] => [{ fill: field, with: text }]

export const tableFlow: ScreenFlow<Choice> = {
  name: 'table',
  rules: 'O1',
  startsAnew: 'The expected rows assume the order of the server.',
  script: {
    ...tableScript,
    sends: tableScript.sends.map((variant) => ({
      ...variant,
      when: ({ context }: { context: Choice }) => isWithinReach[variant.name]?.(context) ?? true,
    })),
  },
  hidesFacts: true,
  controls: [],
  actions: {
    "table.search='lamp'": search('lamp'),
    "table.search='sofa'": search('sofa'),
    "table.search=''": search(''),
    "table.search='  '": search('  '),
    'table.sort=price': [{ press: button('Price') }],
    'table.setPage=1': [{ press: button('Previous') }],
    'table.setPage=2': [{ press: button('Next') }],
  },
  assertions: {
    whole: { shows: ['60 in total'], hides: ['found'] },
    "whole by table.search=''": {
      shows: ['60 in total', 'none: Price', ...numbered(1, 2, 24)],
      hides: ['found', ...numbered(25)],
    },
    'whole by table.sort=price': {
      shows: ['60 in total', 'ascending: Price', ...numbered(60, 37)],
      hides: numbered(36, 1),
    },
    'whole by table.setPage=2': {
      shows: ['25 to 48 of 60', ...numbered(25, 48)],
      hides: numbered(24),
    },
    "searched by table.search='lamp'": { shows: ['30 of 60 found', 'Lamp'], hides: ['Sofa'] },
    "searched by table.search='sofa'": { shows: ['30 of 60 found', 'Sofa'], hides: ['Lamp'] },
    searched: { shows: ['30 of 60 found'] },
  },
}
