import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { advertiseMachine } from '../../../machines/advertise.machine.ts'
import { bookingMachine } from '../../../machines/booking.machine.ts'
import { createCollectionMachine } from '../../../machines/collection.machine.ts'
import { confirmationMachine } from '../../../machines/confirmation.machine.ts'
import { listingMachine } from '../../../machines/listing.machine.ts'
import { toastsMachine } from '../../../machines/toasts.machine.ts'
import { paymentMachine } from '../../../machines/payment.machine.ts'
import { productReportMachine } from '../../../machines/productReport.machine.ts'
import { sessionMachine } from '../../../machines/session.machine.ts'
import { productListMachine } from '../../../machines/productList.machine.ts'
import { tableMachine } from '../../../machines/table.machine.ts'
import { preferencesMachine } from '../../../machines/preferences.machine.ts'
import { graphOf } from './graph.ts'
import { layoutOf } from './layout.ts'
import { svgOf } from './svg.ts'

/** Every machine, by the name of its diagram. */
export const renderedMachines: Readonly<Record<string, AnyStateMachine>> = {
  session: sessionMachine,
  booking: bookingMachine,
  listing: listingMachine,
  payment: paymentMachine,
  confirmation: confirmationMachine,
  collection: createCollectionMachine<{ id: string }>('collection', ({ id }) => id),
  productList: productListMachine,
  toasts: toastsMachine,
  table: tableMachine,
  productReport: productReportMachine,
  advertise: advertiseMachine,
  preferences: preferencesMachine,
}

/** Returns the path and the content of each machine's diagram. */
export async function pictures(): Promise<{ path: string; svg: string }[]> {
  const folder = join(import.meta.dirname, '..', '..', '..', 'machines', 'graphs')
  return Promise.all(
    Object.entries(renderedMachines).map(async ([name, machine]) => {
      const graph = graphOf(machine)
      return { path: join(folder, `${name}.svg`), svg: svgOf(graph, await layoutOf(graph)) }
    }),
  )
}
