/** Tests of the contract, the server and the stand-ins that start a browser; they run with the journeys. */
export const browserTests = 'tests/{contract,server,standins}/*-browser.test.ts'

/** The walks in the built product that `npm test` keeps: signing in, listing, finding and buying. */
export const shortWalks =
  'tests/product/{app,booking,confirmation,coverage,double-submit-buyer,listing,offers,order,payment,registry,search,session}.test.ts'

/**
 * The tests that `npm test` leaves to `npm run test:long`, by the kind of project that runs them. They check more cases
 * of what a test of `npm test` checks, or the same cases where each takes longer.
 */
export const longTests = {
  /** Months of orders, killed processes, full disks, and tools that work on a whole copy of the project. */
  node: [
    'tests/commands/{backup-restore,signals}.test.ts',
    'tests/flows/recording-command.test.ts',
    'tests/outages/{damaged-database,data-folder,full-disk,full-disk-uploads}.test.ts',
    'tests/server/demo-data.test.ts',
    'tests/telemetry/outage.test.ts',
    'tests/tools/{crashes,new-flow,year}/*.test.ts',
  ],
  /** Tests that `npm test` runs on PGlite; random requests; killed servers. */
  postgres: [
    'tests/contract/embedded-market.test.ts',
    'tests/outages/outages.test.ts',
    'tests/server/*.test.ts',
    'tests/standins/{cards,identity}*.test.ts',
    'tests/telemetry/{flow-gauges,flow-spans,gauge-plans}.test.ts',
    'tests/tools/{crashes,fuzz,vendors}/*.test.ts',
  ],
  /** The second width of each story, and the Flow Lab. */
  screens: ['tests/screens/accessibility-desktop.test.tsx', 'tests/lab/*.test.tsx'],
  /** Each screen once more, for its links, language and layout; faults of other servers; the pages of the stand-ins. */
  journeys: [
    'tests/foreign/{troubles,unreadable-items}.test.ts',
    'tests/journeys/{every-screen,forced-colours,links,new-screen,offline-signed-in,swedish-walk}.test.ts',
    browserTests,
  ],
}
