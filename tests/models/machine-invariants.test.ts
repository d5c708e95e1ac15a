import { describe, expect, it } from 'vitest'
import { advertiseScript } from './advertise.events.ts'
import { bookingScript } from './booking.events.ts'
import { changeableScript, collectionScript } from './collection.events.ts'
import { confirmationScript } from './confirmation.events.ts'
import { listingScript } from './listing.events.ts'
import { toastsScript } from './toasts.events.ts'
import { explore } from './paths.ts'
import { paymentScript } from './payment.events.ts'
import { productReportScript } from './productReport.events.ts'
import type { Script } from './script.ts'
import { sessionScript } from './session.events.ts'
import { productListScript } from './productList.events.ts'
import { tableScript } from './table.events.ts'
import { preferencesScript } from './preferences.events.ts'
import { machineInvariants } from './machine-invariants.ts'
import { reportOf } from './walk-report.ts'

function describeTotality<Context>(name: string, script: Script<Context>): void {
  console.log(reportOf(name, script))
  describe(`${name}: every event and result is handled`, () => {
    const model = explore(script)
    it.each(Object.entries(machineInvariants))('%s', (_, violations) => {
      expect(violations(model)).toEqual([])
    })
  })
}

describeTotality('session', sessionScript)
describeTotality('booking', bookingScript)
describeTotality('payment', paymentScript)
describeTotality('confirmation', confirmationScript)
describeTotality('collection', collectionScript)
describeTotality('collection with items that can change', changeableScript)
describeTotality('productReport', productReportScript)
describeTotality('productList', productListScript)
describeTotality('toasts', toastsScript)
describeTotality('listing', listingScript)
describeTotality('advertise', advertiseScript)
describeTotality('table', tableScript)
describeTotality('preferences', preferencesScript)
