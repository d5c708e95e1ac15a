import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { commitOf } from './server/client-build/commit.ts'
import { finishBuild } from './server/client-build/finish.ts'
import { builtClientPlugin } from './server/client-build/pages.ts'
import { walkedPlugin } from './tests/lab/walked-plugin.ts'
import project from './package.json' with { type: 'json' }

/** Real Chromium for what is rendered; tests/run.mjs finds one and names it in CHROMIUM. */
const chromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  }),
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
    '.storybook/preview.tsx',
  ],
  include: [
    'react/jsx-dev-runtime',
    '@vanilla-extract/recipes/createRuntimeFn',
    '@vanilla-extract/sprinkles/createRuntimeSprinkles',
  ],
}

/**
 * What every page needs comes in one file, and what several screens share in another: many small ones compress worse
 * and are asked for one by one.
 */
const chunks = [
  { name: 'main', tags: ['$initial' as const], priority: 2 },
  {
    name: 'tables',
    test: /\/(?:Table|Pagination|Excerpt|SearchField|table|collection)\//,
    priority: 1,
  },
  { name: 'shared', test: /\/src\/(?:screens|ui|words)\//, minShareCount: 2 },
]

const built = (side: string) => join(import.meta.dirname, 'dist', side)

export default defineConfig({
  define: {
    'import.meta.env.VITE_VERSION': JSON.stringify(project.version),
    'import.meta.env.VITE_COMMIT': JSON.stringify(commitOf(import.meta.dirname)),
  },
  plugins: [react(), vanillaExtractPlugin(), walkedPlugin(), builtClientPlugin(built('client'))],
  publicDir: 'src/app/public',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        manifest: true,
        // Every browser that can read the target knows it.
        modulePreload: { polyfill: false },
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
    // What makes the pages on the server; it brings all it needs, in React's build for production.
    renderer: {
      consumer: 'server',
      define: { 'process.env.NODE_ENV': '"production"' },
      resolve: { noExternal: true },
      build: {
        outDir: 'dist/renderer',
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: { input: { render: 'src/on-server/render.tsx' } },
      },
    },
  },
  builder: {
    async buildApp({ build, environments: { client, renderer } }) {
      if (client === undefined || renderer === undefined) throw new Error('A side is missing.')
      await build(client)
      await build(renderer)
      await finishBuild(built('client'), built('renderer'))
    },
  },
  test: {
    // One after the other: a browser, a server and a database each want the machine for themselves.
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{foreign,journeys,postgres,product,screens}/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // One more than there are processors: some of them wait for processes that they started.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          environment: 'node',
          include: [
            'tests/{crashes,outages,postgres,server}/*.test.ts',
            'tests/contract/embedded-market.test.ts',
            'tests/standins/{cards,identity}*.test.ts',
            'tests/vendors/*.test.ts',
          ],
          // They ask no database, are about the embedded one's folder, or take minutes there (race).
          exclude: [
            'tests/outages/full-disk.test.ts',
            'tests/server/{client-files,config,race,start,stop,world-words}.test.ts',
            'tests/standins/*-browser.test.ts',
          ],
          globalSetup: ['tests/postgres/lane.ts'],
          setupFiles: ['tests/postgres/in-lane.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
          maxWorkers: '100%',
          sequence: { groupOrder: 5 },
        },
      },
      {
        extends: true,
        optimizeDeps: rendered,
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
        optimizeDeps: rendered,
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
          include: ['tests/{foreign,journeys,product}/**/*.test.ts'],
          globalSetup: ['tests/journeys/seeded-world.ts'],
          // Each waits for the wire more than it works: with a third the processors have something to do meanwhile.
          maxWorkers: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 4 },
        },
      },
    ],
  },
})
