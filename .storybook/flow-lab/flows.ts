import walked from 'virtual:walked'
import type { AnyStateMachine } from 'xstate'
import { pathIdOf } from '../../tests/flows/path-id.ts'
import type { PathFile } from '../../tests/flows/path-file.ts'
import { type Retraced, retrace, type RunRecord } from '../../tests/flows/retrace.ts'
import { changeableScript, collectionScript } from '../../tests/models/collection.events.ts'
import { explore, simplePaths } from '../../tests/models/paths.ts'
import { stimulusNames } from '../../tests/models/model.ts'
import { pathsToStates } from '../../tests/models/transition-cover.ts'
import {
  allBuyersActs,
  allSellersActs,
  reportedItemsActs,
} from '../../tests/screens/admin.actions.ts'
import { bookingFlow } from '../../tests/screens/booking.actions.ts'
import { confirmationFlow } from '../../tests/screens/confirmation.actions.ts'
import { listingFlow } from '../../tests/screens/listing.actions.ts'
import { buyersActs } from '../../tests/screens/my-buyers.actions.ts'
import { advertiseActs, productsActs } from '../../tests/screens/my-products.actions.ts'
import { toastsFlow } from '../../tests/screens/toasts.actions.ts'
import { ordersFlow } from '../../tests/screens/orders.actions.ts'
import { paymentFlow } from '../../tests/screens/payment.actions.ts'
import { productReportFlow } from '../../tests/screens/productReport.actions.ts'
import type { ScreenFlow } from '../../tests/screens/screen.ts'
import { productListFlow } from '../../tests/screens/productList.actions.ts'
import { sessionFlow } from '../../tests/screens/session.actions.ts'
import { tableFlow } from '../../tests/screens/table.actions.ts'
import { preferencesActs } from '../../tests/screens/preferences.actions.ts'
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

type Described<Context> = Pick<ScreenFlow<Context>, 'name' | 'script' | 'unreachable'>

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null
  return () => (made ??= { value: make() }).value
}

function flow<Context>(
  title: string,
  machine: string,
  { name, script, unreachable = {} }: Described<Context>,
): LabFlow {
  const known = walked.find((one) => one.machine === machine)
  const model = once(() => explore(script))
  const ways = once(() => {
    const starts = Object.keys(unreachable)
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
      return way === undefined ? null : stimulusNames(way)
    },
    statesAlong: (stimuli) => statesAlong(script, stimuli),
    retrace: (run) => retrace(script, model, run),
    simplePath: (id) => {
      const path = simplePaths(model()).find((one) => pathIdOf(name, one) === id)
      return path === undefined ? null : stimulusNames(path)
    },
  }
}

const list = <Context>(title: string, screen: Described<Context>) =>
  flow(title, 'collection', screen)

/** In menu order. */
export const flows: readonly LabFlow[] = [
  flow('Payment', 'payment', paymentFlow),
  flow('Signing in and out', 'session', sessionFlow),
  flow('Book Now', 'booking', bookingFlow),
  flow('Reporting a product', 'productReport', productReportFlow),
  flow('A shelf of many products', 'productList', productListFlow),
  flow('Adding a product', 'listing', listingFlow),
  flow('Advertising a product', 'advertise', advertiseActs),
  flow('Confirmation', 'confirmation', confirmationFlow),
  list('My Orders', ordersFlow),
  list('My Products', productsActs),
  list('My Buyers', buyersActs),
  list('All Buyers', allBuyersActs),
  list('All Sellers', allSellersActs),
  list('Reported Items', reportedItemsActs),
  list('Any list', { name: 'collection', script: collectionScript }),
  list('Any list whose items change', { name: 'changeable', script: changeableScript }),
  flow('Rows of a long table', 'table', tableFlow),
  flow('Toasts', 'toasts', toastsFlow),
  flow('Colours and language', 'preferences', preferencesActs),
]

/** Returns the flow with that name. Throws an Error if there is none. */
export function flowNamed(name: string): LabFlow {
  const found = flows.find((one) => one.name === name)
  if (found === undefined) throw new Error(`There is no flow '${name}'.`)
  return found
}
