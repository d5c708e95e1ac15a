import { join } from 'node:path'
import { listingMachine } from '../../machines/market/listing.machine.ts'
import { editedMachine } from '../explore/edited-machine.ts'
import { exploreListing, listingSentences } from '../explore/listing-exploration.ts'
import type { Flow } from './flow.ts'

/** The server's listing, whose mutants the rules of its exploration catch. */
export const marketListing: Flow = {
  name: 'marketListing',
  machine: listingMachine,
  sentences: listingSentences,
  caughtBy: (edit) => {
    try {
      return exploreListing(editedMachine(listingMachine, edit)).breach?.sentence ?? null
    } catch (error) {
      return `it can be explored: ${String(error)}`
    }
  },
  sources: [join(import.meta.dirname, 'market-listing.ts')],
  takesMinutes: false,
}
