import type { Page } from 'playwright'
import type { ContextFrom } from 'xstate'
import type { tableMachine } from '../../machines/table.machine.ts'
import { tableScript } from '../models/table.events.ts'
import type { Assertion } from '../screens/screen.ts'
import { loadsOrders } from './my-orders.ts'
import type { ProductFlow } from './stage.ts'
import { answered } from './wire-answers.ts'
import { holdRequests } from './wire.ts'

type Table = ContextFrom<typeof tableMachine>

/** An empty field cannot be cleared. */
const script = {
  ...tableScript,
  sends: tableScript.sends.map((variant) =>
    variant.name === "table.search=''"
      ? { ...variant, when: ({ context }: { context: Table }) => context.search !== '' }
      : variant,
  ),
}

/** Lamps and sofas alternate at falling prices, over three pages that all differ. */
const orders = Array.from({ length: 60 }, (_, index) => ({
  _id: `booking-${index}`,
  productId: `product-${index}`,
  productName: nameOf(index + 1),
  image: '/icon-192.png',
  price: 600 - index * 10,
  sellerEmail: 'seller@loppis.test',
  sellerContact: '+1 206 555 0101',
  sellerRemoved: false,
  isPaid: false,
}))

function nameOf(number: number): string {
  return `${number % 2 === 1 ? 'Lamp' : 'Sofa'} ${String(number).padStart(2, '0')}`
}

const numbered = (...numbers: number[]) => numbers.map(nameOf)
const asSent = 'none: Price'

const assertions: Readonly<Record<string, Assertion>> = {
  "searched by table.search='lamp'": {
    shows: ['30 of 60 found', 'Page 1 of 2', asSent, ...numbered(1, 47)],
    hides: ['Sofa', ...numbered(49)],
  },
  "whole by table.search=''": {
    shows: ['60 in total', 'Page 1 of 3', asSent, ...numbered(1, 2, 24)],
    hides: ['found', ...numbered(25)],
  },
  'whole by table.sort=price': {
    shows: ['60 in total', 'Page 1 of 3', 'ascending: Price', ...numbered(60, 37)],
    hides: numbered(36, 1),
  },
  'whole by table.setPage=2': {
    shows: ['60 in total', 'Page 2 of 3', '25 to 48 of 60', asSent, ...numbered(25, 48)],
    hides: numbered(24, 49),
  },
}

const searchFor = (text: string) => (stage: { page: Page }) =>
  stage.page.getByRole('searchbox', { name: 'Search', exact: true }).fill(text)

/** Drives a long table in the production build: My Orders of a user with sixty bookings. */
export const tableInProduct: ProductFlow<Table> = {
  script,
  async open({ market, visitors }, path) {
    const page = await visitors.arrive('buyer@loppis.test')
    const held = await holdRequests(page, loadsOrders)
    await page.goto(`${market.origin}/dashboard/my-orders`)
    await answered(orders)(await held.take(loadsOrders))
    return { page, path, held, assertions }
  },
  ports: {},
  actions: {
    "table.search='lamp'": searchFor('lamp'),
    "table.search=''": searchFor(''),
    'table.sort=price': ({ page }) => page.getByRole('button', { name: 'Price' }).click(),
    'table.setPage=2': ({ page }) => page.getByRole('button', { name: 'Next' }).click(),
  },
  arrives: () => false,
  unreachable: {},
  ends: { 'table.sort=price': 'The expected text of the other pages assumes the server order.' },
}
