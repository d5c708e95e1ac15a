import { measureClicks } from './clicks.ts'
import type { Part } from './finding.ts'
import { measureCrowd } from './crowd.ts'
import { measureFirstLoad } from './first-load.ts'
import { measureInteractions } from './interactions.ts'
import { measureLists } from './lists.ts'
import { longCategory, longTable } from './long-answers.ts'
import { measureMachines } from './machines.ts'
import { measureMemory } from './memory.ts'
import { measureMessages } from './messages.ts'
import { measurePaymentLoad } from './payment-load.ts'
import { measureServer } from './server-calls.ts'
import { measureDeadlines } from './deadlines.ts'
import { measureEngine } from './engine.ts'
import { fillCategory } from './fill-category.ts'
import { measureSearch } from './search/search.ts'
import { measureServers } from './servers/servers.ts'
import { measureStart } from './start.ts'

/** Ordered as in docs/performance.md. */
export const parts: readonly Part[] = [
  {
    name: 'home',
    title: 'Home, by a guest',
    run: (bench) =>
      measureFirstLoad(bench, { name: 'home', path: '/', shows: 'main a[href^="/product/"] img' }),
  },
  {
    name: 'category',
    title: 'A category of 24, by a guest',
    run: async (bench) => {
      const categoryId = await fillCategory(await bench.site(), 24)
      return measureFirstLoad(bench, {
        name: 'category',
        path: `/category/${categoryId}`,
        shows: 'main article',
      })
    },
  },
  {
    name: 'payment',
    title: 'The payment page, by a buyer who comes back',
    run: measurePaymentLoad,
  },
  { name: 'clicks', title: 'From one screen to the next', run: measureClicks },
  { name: 'interactions', title: 'Taps and keys in a purchase', run: measureInteractions },
  {
    name: 'lists',
    title: 'Long categories, in one answer',
    run: async (bench) => measureLists(bench, 'product', await longCategory(await bench.site())),
  },
  {
    name: 'tables',
    title: 'Long tables, in one answer',
    run: (bench) => measureLists(bench, 'row', longTable),
  },
  { name: 'machines', title: 'CPU cost of the machines', run: measureMachines },
  { name: 'server', title: 'Requests on a large data set', run: measureServer },
  { name: 'search', title: 'Searches', run: measureSearch },
  { name: 'memory', title: 'Memory of the server', run: measureMemory },
  { name: 'servers', title: 'One server and several', run: measureServers },
  { name: 'engine', title: 'Events of orders', run: measureEngine },
  { name: 'deadlines', title: 'Deadlines of orders', run: measureDeadlines },
  { name: 'messages', title: 'Messages beside many streams', run: measureMessages },
  { name: 'crowd', title: 'Others while a crowd requests a whole list', run: measureCrowd },
  { name: 'start', title: 'Start time', run: measureStart },
]
