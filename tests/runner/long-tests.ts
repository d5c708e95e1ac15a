/** Tests of the contract, the server and the stand-ins that start a browser; they run with the journeys. */
export const browserTests = 'tests/{contract,server,standins}/**/*-browser.test.ts'

/** The walks of the flows on the built product, which run with the journeys. */
export const productTests = [
  'tests/flows/*/*-{product,crash}.test.ts',
  'tests/drivers/product-*.test.ts',
  'tests/product/*.test.ts',
]

/**
 * The tests on the built product that `npm test` keeps: a story of each role, the money of an order, an interrupted payment,
 * what every page needs, a server that has only section 7, and the walk of the page's root machine.
 */
export const shortJourneys = [
  'tests/foreign/roles.test.ts',
  'tests/journeys/{admin,budgets,hydration,interrupted,keyboard,money,older-browsers,product-page,purchase,seller,service-worker,ssr,touch-targets}.test.ts',
  'tests/flows/app/app-product.test.ts',
  'tests/drivers/product-coverage.test.ts',
]

/** The tests of several servers and of replicas on PostgreSQL that `npm test` leaves to `npm run test:long`. */
export const longClusters =
  'tests/postgres/{negotiating-servers,replica,replica-connections,several-servers}.test.ts'

/**
 * The tests that `npm test` leaves to `npm run test:long`, by the kind of project that runs them. They check more cases
 * of what a test of `npm test` checks, or the same cases where each takes longer.
 */
export const longTests = {
  /** Months of orders, large markets, killed processes, full disks, and tools that work on a whole copy of the project. */
  node: [
    'tests/commands/{backup-restore,signals}.test.ts',
    'tools/flows/recording-{command,path}.test.ts',
    'tests/outages/{damaged-database,data-folder,full-disk,full-disk-uploads}.test.ts',
    'tests/server/{demo-data,empty-category,large-demo-data,query-plans,stop}.test.ts',
    'tests/project/new-field.test.ts',
    'tests/telemetry/outage.test.ts',
    'tools/{crashes,new-flow,year}/*.test.ts',
  ],
  /** Tests that `npm test` runs on PGlite; replicas; random requests and walks; killed servers. */
  postgres: [
    'tests/contract/embedded-market.test.ts',
    'tests/outages/outages.test.ts',
    longClusters,
    'tests/server/*.test.ts',
    'tests/standins/{cards/*,identity*}.test.ts',
    'tests/telemetry/{flow-gauges,flow-spans,gauge-plans}.test.ts',
    'tools/{crashes,fuzz,vendors,walks}/*.test.ts',
  ],
  /**
   * Each story in a second width and in the other themes, the play functions of the flows' stories, the renders of cards,
   * and the Flow Lab.
   */
  screens: [
    'tests/drivers/flow-stories.test.tsx',
    'tests/screens/{accessibility-desktop,accessibility-themes,card-renders,toast-place}.test.tsx',
    'tests/lab/*.test.tsx',
  ],
}
