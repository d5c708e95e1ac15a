import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type {
  TestProjectConfiguration,
  TestProjectInlineConfiguration,
  ViteUserConfig,
} from 'vitest/config'
import { chromiumOptions } from '../browser/chromium-options.ts'
import { TEST_TIMEOUT, WAIT_TIMEOUT } from '../browser/timeouts.ts'
import { LongestFirst } from './longest-first.ts'
import { browserTests, longClusters, longTests, productTests, shortJourneys } from './long-tests.ts'

/** Runs rendering tests in real Chromium. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  // Without it, a wait for an element lasts as long as the test may.
  provider: playwright({ launchOptions: chromiumOptions, actionTimeout: WAIT_TIMEOUT }),
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
    'tests/{model,screen,screens,lab}/**/*.{ts,tsx}',
    'tests/flows/*/*.tsx',
    'tools/flow-lab/**/*.{ts,tsx}',
    '.storybook/preview.tsx',
  ],
}

/** Each project takes a part of this file. */
const SMALL_RUNS = 'tools/small-runs.test.ts'

/** Tests that start or kill processes, or generate demo data, which takes seconds. */
const processes = [
  'tests/commands/**/*.test.ts',
  'tools/flows/{difference/*,recording-command}.test.ts',
  'tests/outages/*.test.ts',
  'tests/server/{start,stop,demo-data}.test.ts',
  'tests/telemetry/outage.test.ts',
  'tools/{crashes,mutation,new-flow,vendors}/*.test.ts',
  SMALL_RUNS,
]

type Settings = TestProjectInlineConfiguration['test']

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

const onPostgres: Settings = {
  isolate: false,
  environment: 'node',
  globalSetup: ['tests/database/global-setup.ts'],
  setupFiles: ['tests/database/setup.ts'],
  maxWorkers: node.maxWorkers,
  // Beside the other tests of this group: each worker also waits for PostgreSQL, which computes in its own processes.
  sequence: node.sequence,
}

/** Each project needs a browser of its own, because Vitest changes the object. */
const screens = (
  name: string,
  settings: { include: string[]; exclude?: string[]; isolate: boolean },
): TestProjectConfiguration => ({
  extends: true,
  // React's production build, which users run; with the development build these tests take a third longer.
  oxc: { jsx: { development: false } },
  optimizeDeps: {
    ...rendered,
    include: ['react/jsx-runtime'],
    rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
  },
  test: {
    name,
    ...settings,
    setupFiles: ['tests/screen/setup.ts'],
    browser: chromium(),
    maxWorkers: availableParallelism() + 1,
    sequence: { groupOrder: 2 },
  },
})

const journeys: Settings = {
  environment: 'node',
  // The files share only imports, and importing takes longer than many of the tests.
  isolate: false,
  globalSetup: ['tests/journeys/seed-demo-data.ts'],
  setupFiles: ['tests/journeys/report-pages.ts'],
  // A fourth worker on two processors makes the walks of the product a twentieth slower, measured in turn.
  maxWorkers: node.maxWorkers,
  // With several pages in each worker at once, none would meet its deadline.
  maxConcurrency: 2,
  sequence: { groupOrder: 4 },
}

/**
 * The kinds of tests run one after the other: a browser, a server and a database each need the whole machine. The
 * projects whose name begins with `long` belong to `npm run test:long`, the others but `stories` to `npm test`.
 */
const projects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      ...node,
      // The project of `npm run test:fast`: machines, domain, calls, server and stand-ins, in one process.
      name: 'fast',
      include: ['{tests,tools}/**/*.test.ts'],
      exclude: [
        ...processes,
        ...longTests.node,
        'tests/{faults,foreign,journeys,postgres,screens}/**',
        ...productTests,
        'tools/{fuzz,walks}/**',
        'tests/server/race.test.ts',
        browserTests,
      ],
    },
  },
  {
    extends: true,
    test: {
      ...node,
      name: 'processes',
      include: processes,
      exclude: longTests.node,
      provide: { smallRuns: 'short' },
    },
  },
  {
    extends: true,
    test: {
      ...node,
      name: 'long',
      include: [...longTests.node, SMALL_RUNS],
      provide: { smallRuns: 'long' },
    },
  },
  {
    extends: true,
    test: {
      ...onPostgres,
      name: 'postgres',
      include: ['tests/{faults,postgres}/*.test.ts', 'tests/server/race.test.ts'],
      exclude: [longClusters],
    },
  },
  {
    extends: true,
    test: {
      ...onPostgres,
      name: 'long-postgres',
      include: longTests.postgres,
      // These use no database, test the embedded database's folder, mainly test images, or belong to `postgres`.
      exclude: [
        'tests/server/{client-files,config*,start,stop,demo-data,demo-data-copy,race}.test.ts',
        browserTests,
      ],
    },
  },
  screens('screens', {
    include: ['tests/**/*.test.tsx'],
    exclude: longTests.screens,
    // Importing several hundred modules again for each file takes longer than most files.
    isolate: false,
  }),
  // tests/screens/card-renders.test.tsx mocks a module, which has to happen before its first import.
  screens('long-screens', { include: longTests.screens, isolate: true }),
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
      ...journeys,
      name: 'journeys',
      include: shortJourneys,
    },
  },
  {
    extends: true,
    test: {
      ...journeys,
      name: 'long-journeys',
      include: ['tests/{foreign,journeys}/**/*.test.ts', ...productTests, browserTests],
      exclude: shortJourneys,
    },
  },
]

/** Vitest's settings, which vite.config.ts loads. */
export const testOptions: NonNullable<ViteUserConfig['test']> = {
  projects,
  sequence: { sequencer: LongestFirst },
  expect: { poll: { timeout: WAIT_TIMEOUT } },
  testTimeout: TEST_TIMEOUT,
  hookTimeout: TEST_TIMEOUT,
}
