import { availableParallelism } from 'node:os'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { TestProjectConfiguration } from 'vitest/config'
import { chromiumOptions } from './chromium-options.ts'

/** Real Chromium for what is rendered. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: chromiumOptions }),
  instances: [{ browser: 'chromium' as const }],
})

/**
 * Found in advance: Vite would find them one by one while tests run, and load the page again each time. Those by name
 * are written into the code by a compiler.
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
  include: [
    '@vanilla-extract/recipes/createRuntimeFn',
    '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  ],
}

/**
 * Milliseconds for a test that tells a whole story with a browser or a database: many waits, each with a deadline of its
 * own, on a machine that has other work.
 */
const STORY_TIMEOUT = 180_000

/** Tests that start processes, kill them, or make a demo world, which takes seconds. */
const processes = [
  'tests/commands/**/*.test.ts',
  'tests/flows/{difference/*,report-command}.test.ts',
  'tests/outages/*.test.ts',
  'tests/server/{start,stop,world}.test.ts',
  'tests/tools/{crashes,mutation,vendors}/*.test.ts',
]

const node = {
  environment: 'node',
  // What PGlite is compiled to is shared by the threads of a process; each process would make it anew.
  pool: 'threads',
  // To import the server anew for each file takes longer than most of them.
  isolate: false,
  // One more than there are processors: some of them wait for processes that they started.
  maxWorkers: availableParallelism() + 1,
  sequence: { groupOrder: 1 },
} as const

/** The kinds of tests, one after the other: a browser, a server and a database each want the machine for themselves. */
export const testProjects: TestProjectConfiguration[] = [
  {
    extends: true,
    test: {
      ...node,
      // What `npm run test:fast` runs: machines, domain, calls, server and stand-ins, in one process.
      name: 'fast',
      include: ['tests/**/*.test.ts'],
      exclude: [
        ...processes,
        'tests/{faults,foreign,journeys,postgres,product,screens}/**',
        'tests/tools/{fuzz,walks}/**',
        'tests/server/race.test.ts',
        'tests/{contract,server,standins}/*-browser.test.ts',
      ],
    },
  },
  {
    extends: true,
    test: { ...node, name: 'processes', include: processes, hookTimeout: STORY_TIMEOUT },
  },
  {
    extends: true,
    test: {
      name: 'postgres',
      isolate: false,
      environment: 'node',
      include: [
        'tests/{faults,outages,postgres,server}/*.test.ts',
        'tests/tools/{crashes,fuzz,vendors,walks}/*.test.ts',
        'tests/contract/embedded-market.test.ts',
        'tests/standins/{cards,identity}*.test.ts',
      ],
      // They ask no database, are about the embedded one's folder, or about pictures most of all (world; the demo world is
      // made here by the embedded market).
      exclude: [
        'tests/outages/full-disk.test.ts',
        'tests/server/{client-files,config,start,stop,world,world-words}.test.ts',
        'tests/{contract,server,standins}/*-browser.test.ts',
      ],
      globalSetup: ['tests/postgres/lane.ts'],
      setupFiles: ['tests/postgres/in-lane.ts'],
      testTimeout: STORY_TIMEOUT,
      hookTimeout: STORY_TIMEOUT,
      maxWorkers: '100%',
      sequence: { groupOrder: 5 },
    },
  },
  {
    extends: true,
    // React's build for production, which users have: with the other one these take a third longer.
    oxc: { jsx: { development: false } },
    optimizeDeps: {
      ...rendered,
      include: [...rendered.include, 'react/jsx-runtime'],
      rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"production"' } } },
    },
    test: {
      name: 'screens',
      include: ['tests/{screens,lab}/**/*.test.tsx'],
      browser: chromium(),
      maxWorkers: '100%',
      sequence: { groupOrder: 2 },
    },
  },
  {
    extends: true,
    plugins: [storybookTest({ configDir: '.storybook' })],
    optimizeDeps: { ...rendered, include: [...rendered.include, 'react/jsx-dev-runtime'] },
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
      include: [
        'tests/{foreign,journeys,product}/**/*.test.ts',
        'tests/{contract,server,standins}/*-browser.test.ts',
      ],
      // They share nothing but what is imported, which takes longer than many of them.
      isolate: false,
      globalSetup: ['tests/journeys/seeded-world.ts'],
      // Each waits for the wire more than it works: with one more the processors have something to do meanwhile.
      maxWorkers: availableParallelism() + 1,
      // Several pages at once in each would leave none of them the time that it has.
      maxConcurrency: 2,
      testTimeout: STORY_TIMEOUT,
      hookTimeout: STORY_TIMEOUT,
      sequence: { groupOrder: 4 },
    },
  },
]
