import { join } from 'node:path'
import { offerMachine } from '../../machines/market/offer.machine.ts'
import { editedMachine } from '../explore/edited-machine.ts'
import { exploreOffer, offerSentences } from '../explore/offer-exploration.ts'
import type { Flow } from './flow.ts'

/** The server's offer, whose mutants the rules of its exploration catch. */
export const marketOffer: Flow = {
  name: 'marketOffer',
  machine: offerMachine,
  sentences: offerSentences,
  caughtBy: (edit) => {
    try {
      return exploreOffer(editedMachine(offerMachine, edit)).breach?.sentence ?? null
    } catch (error) {
      return `it can be explored: ${String(error)}`
    }
  },
  sources: [join(import.meta.dirname, 'market-offer.ts')],
  takesMinutes: false,
}
