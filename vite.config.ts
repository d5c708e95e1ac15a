import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { commitOf } from './server/client-build/commit.ts'
import { compressBuilt, writeFrame } from './server/client-build/finish.ts'
import { builtClientPlugin } from './server/client-build/pages.ts'
import { builtShellPlugin } from './server/client-build/shell.ts'
import { walkedPlugin } from './.storybook/flow-lab/walked-plugin.ts'
import { LongestFirst } from './tests/longest-first.ts'
import { PATIENCE } from './tests/patience.ts'
import { testProjects } from './tests/projects.ts'
import project from './package.json' with { type: 'json' }

/**
 * What every page needs comes in two files, and what several screens share in another: many small ones compress worse
 * and are asked for one by one. The libraries stand apart: they begin in a task of their own (src/on-server/document.ts)
 * and stay the same from one version to the next.
 */
const chunks = [
  {
    name: 'libraries',
    tags: ['$initial' as const],
    // drawing.ts is what begins React there.
    test: /\/node_modules\/|\/src\/drawing\.ts$/,
    priority: 4,
  },
  { name: 'main', tags: ['$initial' as const], priority: 3 },
  {
    // Before the tables, which would take along what they are made of.
    name: 'shared',
    test: /\/src\/(?:domain\/(?:messages|own-)|words\/(?!table|lists)|(?:screens|ui)\/(?!Table|Pagination|Excerpt|SearchField|admin|table|collection))/,
    minShareCount: 2,
    priority: 2,
  },
  {
    name: 'tables',
    test: /\/(?:Table|Pagination|Excerpt|SearchField|admin|table|collection)\//,
    priority: 1,
  },
]

const built = (side: string) => join(import.meta.dirname, 'dist', side)

export default defineConfig({
  define: {
    'import.meta.env.VITE_VERSION': JSON.stringify(project.version),
    'import.meta.env.VITE_COMMIT': JSON.stringify(commitOf(import.meta.dirname)),
  },
  plugins: [
    react(),
    vanillaExtractPlugin(),
    walkedPlugin(),
    builtClientPlugin(built('client')),
    builtShellPlugin(built('client')),
  ],
  publicDir: 'src/app/public',
  resolve: {
    // What it stands in for has been React's own since React 18.
    alias: [
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
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
    // What keeps the pages in the browser: one file at the root, as it is asked for by its name.
    worker: {
      consumer: 'client',
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { sw: 'src/in-worker/worker.ts' },
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {
    // Each stands on what the one before it came to.
    async buildApp({ build, environments: { client, renderer, worker } }) {
      if (client === undefined || renderer === undefined || worker === undefined) {
        throw new Error('A side is missing.')
      }
      await build(client)
      await build(renderer)
      await writeFrame(built('client'), built('renderer'))
      await build(worker)
      await compressBuilt(built('client'))
    },
  },
  test: {
    projects: testProjects,
    sequence: { sequencer: LongestFirst },
    expect: { poll: { timeout: PATIENCE } },
    // Longer than a wait, so that a wait which ends in vain says what it waited for.
    testTimeout: 2 * PATIENCE,
  },
})
