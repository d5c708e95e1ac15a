import type { Database } from './database/database.ts'
import type { CardProvider } from './vendors/cards/provider.ts'

/** The services of a change of the market: the database, the card provider and the clocks. */
export type Services = {
  database: Database
  cards: CardProvider
  clock: () => Date
  /** The clock of the flows: their events, deadlines and effects. */
  flowClock: () => Date
}
