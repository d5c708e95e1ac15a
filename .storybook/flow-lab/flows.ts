import walked from 'virtual:walked'
import type { AnyStateMachine } from 'xstate'
import { pathIdOf } from '../../tests/flows/path-id.ts'
import type { PathFile } from '../../tests/flows/path-file.ts'
import { type Retraced, retrace, type RunRecord } from '../../tests/flows/retrace.ts'
import { changeableScript, collectionScript } from '../../tests/models/collection.events.ts'
import { explore, simplePaths } from '../../tests/models/paths.ts'
import { namesAlong } from '../../tests/models/model.ts'
import { pathsToStates } from '../../tests/models/transition-cover.ts'
import { allBuyersActs, allSellersActs, reportedItemsActs } from '../../tests/screens/admin.acts.ts'
import { bookingActs } from '../../tests/screens/booking.acts.ts'
import { confirmationActs } from '../../tests/screens/confirmation.acts.ts'
import { listingActs } from '../../tests/screens/listing.acts.ts'
import { buyersActs } from '../../tests/screens/my-buyers.acts.ts'
import { advertiseActs, productsActs } from '../../tests/screens/my-products.acts.ts'
import { noticesActs } from '../../tests/screens/notices.acts.ts'
import { ordersActs } from '../../tests/screens/orders.acts.ts'
import { paymentActs } from '../../tests/screens/payment.acts.ts'
import { reportActs } from '../../tests/screens/report.acts.ts'
import type { ScreenFlow } from '../../tests/screens/screen.ts'
import { shelfActs } from '../../tests/screens/shelf.acts.ts'
import { sessionActs } from '../../tests/screens/session.acts.ts'
import { tableActs } from '../../tests/screens/table.acts.ts'
import { preferencesActs } from '../../tests/screens/preferences.acts.ts'
import { statesAlong } from './states-along.ts'
import type { WalkedCoverage } from './walked.ts'

/** A flow that a tester can select. */
export type LabFlow = {
  /** The name of the flow's list of paths. */
  name: string
  title: string
  /** The name of the flow's machine and of the machine's graph. */
  machine: string
  logic: AnyStateMachine
  /** Every path that a test runs. */
  paths: readonly PathFile[]
  coverage: readonly WalkedCoverage[]
  /** Returns the stimuli of the shortest path to a state; null if no path on the screen reaches it. */
  wayTo: (state: string) => readonly string[] | null
  /** Returns the states that result from the stimuli, in order, up to the first impossible one. */
  statesAlong: (stimuli: readonly string[]) => readonly string[]
  /** Returns the path of a recorded run; null if its start state is unknown to the script. */
  retrace: (run: RunRecord) => Retraced | null
  /** Returns the stimuli of an unlisted simple path (no state occurs twice) by its id. */
  simplePath: (id: string) => readonly string[] | null
}

type Described<Context> = Pick<ScreenFlow<Context>, 'name' | 'script' | 'outOfReach'>

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

function flow<Context>(
  title: string,
  machine: string,
  { name, script, outOfReach = {} }: Described<Context>,
): LabFlow {
  const known = walked.find((one) => one.machine === machine)
  const model = once(() => explore(script))
  const ways = once(() => {
    const starts = Object.keys(outOfReach)
    return pathsToStates(model(), ({ stimulus }) =>
      starts.every((start) => !stimulus.name.startsWith(start)),
    )
  })
  return {
    name,
    title,
    machine,
    logic: script.machine,
    paths: known?.lists.find((list) => list.name === name)?.paths ?? [],
    coverage: known?.coverage ?? [],
    wayTo: (state) => {
      const way = [...ways()].find(([at]) => at === state || at.startsWith(`${state}.`))?.[1]
      return way === undefined ? null : namesAlong(way)
    },
    statesAlong: (stimuli) => statesAlong(script, stimuli),
    retrace: (run) => retrace(script, model, run),
    simplePath: (id) => {
      const path = simplePaths(model()).find((one) => pathIdOf(name, one) === id)
      return path === undefined ? null : namesAlong(path)
    },
  }
}

const list = <Context>(title: string, screen: Described<Context>) =>
  flow(title, 'collection', screen)

/** In menu order. */
export const flows: readonly LabFlow[] = [
  flow('Payment', 'payment', paymentActs),
  flow('Signing in and out', 'session', sessionActs),
  flow('Book Now', 'booking', bookingActs),
  flow('Reporting a product', 'report', reportActs),
  flow('A shelf of many products', 'shelf', shelfActs),
  flow('Adding a product', 'listing', listingActs),
  flow('Advertising a product', 'advertise', advertiseActs),
  flow('Confirmation', 'confirmation', confirmationActs),
  list('My Orders', ordersActs),
  list('My Products', productsActs),
  list('My Buyers', buyersActs),
  list('All Buyers', allBuyersActs),
  list('All Sellers', allSellersActs),
  list('Reported Items', reportedItemsActs),
  list('Any list', { name: 'collection', script: collectionScript }),
  list('Any list whose items change', { name: 'changeable', script: changeableScript }),
  flow('Rows of a long table', 'table', tableActs),
  flow('Toasts', 'notices', noticesActs),
  flow('Colours and language', 'preferences', preferencesActs),
]

/** Returns the flow with that name. Throws an Error if there is none. */
export function flowNamed(name: string): LabFlow {
  const found = flows.find((one) => one.name === name)
  if (found === undefined) throw new Error(`There is no flow '${name}'.`)
  return found
}
