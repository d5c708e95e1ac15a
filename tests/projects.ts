import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectConfiguration } from 'vitest/config'
import { chromiumOptions } from './chromium-options.ts'

/** Runs rendering tests in real Chromium. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumOptions }),
  instances: [{ browser: 'chromium' as const }],
})

/**
 * Where Vite looks for dependencies to prebundle: otherwise it would discover them one by one while tests run, and
 * reload the page each time.
 */
const rendered = {
  entries: [
    'src/**/*.{ts,tsx}',
    'machines/**/*.ts',
    'tests/{models,screens,lab}/**/*.{ts,tsx}',
    'tests/flows/*.tsx',
    '.storybook/flow-lab/**/*.{ts,tsx}',
    '.storybook/preview.tsx',
  ],
}

/** Tests of the contract, the server and the stand-ins that start a browser; they run with the journeys. */
const browserTests = 'tests/{contract,server,standins}/*-browser.test.ts'

/** Tests that start or kill processes, or generate demo data, which takes seconds. */
const processes = [
  'tests/commands/**/*.test.ts',
  'tests/flows/{difference/*,recording-command}.test.ts',
  'tests/outages/*.test.ts',
  'tests/server/{start,stop,demo-data}.test.ts',
  'tests/telemetry/outage.test.ts',
  'tests/tools/{crashes,mutation,new-flow,vendors}/*.test.ts',
]

const node = {
  environment: 'node',
  // Threads of a process share the compiled PGlite; each process would compile it again.
  pool: 'threads',
  // Importing the server again for each file takes longer than most files.
  isolate: false,
  // One more than the number of processors, because some workers wait for processes that they started.
  maxWorkers: availableParallelism() + 1,
  sequence: { groupOrder: 1 },
} as const

/** The kinds of tests run one after the other: a browser, a server and a database each need the whole machine. */
export const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      ...node,
      // The project of `npm run test:fast`: machines, domain, calls, server and stand-ins, in one process.
      name: 'fast',
      include: ['tests/**/*.test.ts'],
      exclude: [
        ...processes,
        'tests/{faults,foreign,journeys,postgres,product,screens}/**',
        'tests/tools/{fuzz,walks}/**',
        'tests/server/race.test.ts',
        browserTests,
      ],
    },
  },
  {
    extends: true,
    test: { ...node, name: 'processes', include: processes },
  },
  {
    extends: true,
    test: {
      name: 'postgres',
      isolate: false,
      environment: 'node',
      include: [
        'tests/{faults,postgres,server}/*.test.ts',
        'tests/outages/outages.test.ts',
        'tests/tools/{crashes,fuzz,vendors,walks}/*.test.ts',
        'tests/contract/embedded-market.test.ts',
        'tests/telemetry/{flow-gauges,flow-spans,gauge-plans}.test.ts',
        'tests/standins/{cards,identity}*.test.ts',
      ],
      // These use no database, test the embedded database's folder, or mainly test images (world; the embedded market
      // generates its demo data).
      exclude: [
        'tests/server/{client-files,config*,start,stop,demo-data,demo-data-copy}.test.ts',
        browserTests,
      ],
      globalSetup: ['tests/postgres/global-setup.ts'],
      setupFiles: ['tests/postgres/setup.ts'],
      maxWorkers: node.maxWorkers,
      // Beside the other tests of this group: each worker also waits for PostgreSQL, which computes in its own processes.
      sequence: node.sequence,
    },
  },
  {
    extends: true,
    // React's production build, which users run; with the development build these tests take a third longer.
    oxc: { jsx: { development: false } },
    optimizeDeps: {
      ...rendered,
      include: ['react/jsx-runtime'],
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
    },
    test: {
      name: 'screens',
      include: ['tests/{screens,lab}/**/*.test.tsx'],
      browser: chromium(),
      maxWorkers: availableParallelism() + 1,
      sequence: { groupOrder: 2 },
    },
  },
  {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook' })],
    optimizeDeps: { ...rendered, include: ['react/jsx-dev-runtime'] },
    test: {
      name: 'stories',
      browser: chromium(),
      maxWorkers: '100%',
      sequence: { groupOrder: 3 },
    },
  },
  {
    extends: true,
    test: {
      name: 'journeys',
      environment: 'node',
      include: ['tests/{foreign,journeys,product}/**/*.test.ts', browserTests],
      // The files share only imports, and importing takes longer than many of the tests.
      isolate: false,
      globalSetup: ['tests/journeys/seed-demo-data.ts'],
      setupFiles: ['tests/journeys/report-pages.ts'],
      // A fourth worker on two processors makes the walks of the product a twentieth slower, measured in turn.
      maxWorkers: node.maxWorkers,
      // With several pages in each worker at once, none would meet its deadline.
      maxConcurrency: 2,
      sequence: { groupOrder: 4 },
    },
  },
]
