/// <reference types="vitest/config" />
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv, type UserConfig } from 'vite'
import { readBuildSettings } from './src/build-settings.ts'
import { commitOf } from './server/client-build/commit.ts'
import { contentPlugin } from './server/client-build/content.ts'
import { machineDescriptionsPlugin } from './server/client-build/descriptions.ts'
import { compressBuilt, writeFrame } from './server/client-build/finish.ts'
import { builtClientPlugin } from './server/client-build/pages.ts'
import { builtShellPlugin } from './server/client-build/shell.ts'
import { walkedPlugin } from './tools/flow-lab/walked-plugin.ts'
import project from './package.json' with { type: 'json' }

/**
 * Every page loads two files, and the code that several screens share is another: many small files compress worse and
 * are requested one by one. The libraries are separate: they execute in a task of their own (src/ssr/document.ts)
 * and stay the same from one version to the next.
 */
const chunks = [
  {
    name: 'libraries',
    tags: ['$initial' as const],
    // rendering.ts is here so that React executes in this chunk.
    test: /\/node_modules\/|\/src\/rendering\.ts$/,
    priority: 4,
  },
  { name: 'main', tags: ['$initial' as const], priority: 3 },
  {
    // Takes precedence over `tables`, which would otherwise include its dependencies. It includes its own: the machines
    // of booking and reporting, which only screens with products need, would come with useProductActions.
    name: 'shared',
    test: /\/src\/(?:messages\/(?!lists|conversation|notifications|order|payouts|listing|account)|(?:screens|ui)\/(?!messages|notifications|product\/useProductActions|Table|Pagination|Excerpt|admin|table|collection|order\/|orders|payouts|addProduct|myProducts|listingEdit|account))/,
    minShareCount: 2,
    priority: 2,
  },
  {
    // Code that the API and several screens share: the structs of responses, and the keys of requests.
    name: 'domain',
    test: /\/src\/(?:domain\/|actors\/(?:hold-ends|idempotency-keys|live-updates))|\/machines\/live-updates/,
    minShareCount: 2,
    priority: 1,
  },
  {
    // The lists of the conversations and notifications, and the header's links to them.
    name: 'inbox',
    test: /\/src\/(?:app\/UnreadLinks|screens\/(?:messages|notifications)\/|actors\/inbox|messages\/(?:conversation|notifications))|\/machines\/inbox\./,
    priority: 1,
  },
  {
    // The tables of the dashboard, and the actors that several of its screens share.
    name: 'tables',
    test: /\/(?:Table|Pagination|Excerpt|admin|table|collection)\/|\/src\/actors\/(?:admin|confirmation|orders|orderReviews|payouts|seller-products)\./,
    priority: 1,
  },
  { name: 'product-list', test: /\/src\/actors\/productList|\/machines\/productList\./ },
  // Screens that are smaller than a request share one file with those that the same people open next. Without a
  // priority, they leave the modules of the groups above to those groups.
  { name: 'selling', test: /\/src\/screens\/(?:myBuyers|myProducts|payouts)\// },
  {
    name: 'administration',
    test: /\/src\/(?:screens\/(?:allBuyers|allSellers|desk|orderReviews|reportedItems)\/|actors\/desk|messages\/desk)/,
  },
]

/** The chunks of the first script. */
const LOADED = /\/(?:libraries|rolldown-runtime)-/

const built = (side: string) => join(import.meta.dirname, 'dist', side)

/** Returns the settings of Vitest, where it is installed: `npm start` does without. Imported by URL to stay out of the bundle. */
async function testing(): Promise<Pick<UserConfig, 'test'>> {
  if (!existsSync(join(import.meta.dirname, 'node_modules/vitest'))) return {}
  const { testOptions }: typeof import('./tests/runner/projects.ts') = await import(
    /* @vite-ignore */ new URL('tests/runner/projects.ts', import.meta.url).href
  )
  return { test: testOptions }
}

export default defineConfig(async ({ command, mode }): Promise<UserConfig> => ({
  define: {
    'import.meta.env.SETTINGS': JSON.stringify(
      readBuildSettings({
        ...loadEnv(mode, import.meta.dirname),
        VITE_VERSION: project.version,
        VITE_COMMIT: commitOf(import.meta.dirname),
      }),
    ),
  },
  plugins: [
    react(),
    machineDescriptionsPlugin(),
    vanillaExtractPlugin(),
    contentPlugin(),
    walkedPlugin(),
    builtClientPlugin(built('client')),
    builtShellPlugin(built('client'), built('renderer')),
  ],
  publicDir: 'src/app/public',
  resolve: {
    // The shim replaces an API that React itself has had since React 18.
    alias: [
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      {
        find: 'use-sync-external-store/shim/with-selector',
        replacement: 'use-sync-external-store/with-selector',
      },
    ],
  },
  optimizeDeps: {
    // A compiler generates these imports, so the scan of the source does not find them. Found at run time, they would
    // reload the page.
    include: [
      '@vanilla-extract/recipes/createRuntimeFn',
      '@vanilla-extract/sprinkles/createRuntimeSprinkles',
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
        // Every browser that supports the target supports modulepreload.
        modulePreload: {
          polyfill: false,
          // The script that imports a screen has loaded its own chunks already.
          resolveDependencies: (_, files, { hostType }) =>
            hostType === 'js' ? files.filter((file) => !LOADED.test(file)) : files,
        },
        rolldownOptions: {
          // src/main.tsx imports the home page, which its descriptor imports on demand like any other screen.
          checks: { ineffectiveDynamicImport: false },
          output: {
            codeSplitting: { groups: chunks },
            // The first script names all files, and their hashes do not compress.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: ({ names: [name] }) =>
              name?.endsWith('.css') === true
                ? 'assets/css-[hash:7].css'
                : 'assets/[name]-[hash:8][extname]',
          },
        },
      },
    },
    // The server renderer, bundled with all its dependencies and React's production build.
    renderer: {
      consumer: 'server',
      define: { 'process.env.NODE_ENV': '"production"' },
      // For builds only: Vitest would transform every dependency of the tests.
      resolve: { noExternal: command === 'build' || [] },
      build: {
        outDir: 'dist/renderer',
        emptyOutDir: true,
        copyPublicDir: false,
        ssr: true,
        rolldownOptions: { input: { render: 'src/ssr/render.tsx' } },
      },
    },
    // The service worker: one file at the root, because it is registered under that name.
    worker: {
      consumer: 'client',
      // No development server serves it, and the file list that it imports exists only after the build of the client.
      optimizeDeps: { noDiscovery: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: 'dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: { sw: 'src/service-worker/worker.ts' },
          output: { format: 'iife', entryFileNames: '[name].js' },
        },
      },
    },
  },
  builder: {
    // Each build needs the output of the one before it.
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
  ...(await testing()),
}))
