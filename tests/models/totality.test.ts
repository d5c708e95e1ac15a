import { describe, expect, it } from 'vitest'
import { advertiseScript } from './advertise.events.ts'
import { bookingScript } from './booking.events.ts'
import { changeableScript, collectionScript } from './collection.events.ts'
import { confirmationScript } from './confirmation.events.ts'
import { listingScript } from './listing.events.ts'
import { noticesScript } from './notices.events.ts'
import { explore } from './paths.ts'
import { paymentScript } from './payment.events.ts'
import { reportScript } from './report.events.ts'
import type { Script } from './script.ts'
import { sessionScript } from './session.events.ts'
import { shelfScript } from './shelf.events.ts'
import { tableScript } from './table.events.ts'
import { preferencesScript } from './preferences.events.ts'
import { totality } from './totality.ts'
import { reportOf } from './walk-report.ts'

function describeTotality<Context>(name: string, script: Script<Context>): void {
  console.log(reportOf(name, script))
  describe(`${name}: nothing is left without an answer`, () => {
    const model = explore(script)
    it.each(Object.entries(totality))('%s', (_, violations) => {
      expect(violations(model)).toEqual([])
    })
  })
}

describeTotality('session', sessionScript)
describeTotality('booking', bookingScript)
describeTotality('payment', paymentScript)
describeTotality('confirmation', confirmationScript)
describeTotality('collection', collectionScript)
describeTotality('collection whose items can change', changeableScript)
describeTotality('report', reportScript)
describeTotality('shelf', shelfScript)
describeTotality('notices', noticesScript)
describeTotality('listing', listingScript)
describeTotality('advertise', advertiseScript)
describeTotality('table', tableScript)
describeTotality('preferences', preferencesScript)
