import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

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

/** Found in advance: Vite would find them one by one while tests run, and load the page again each time. */
const rendered = [
  '@radix-ui/react-dialog',
  '@radix-ui/react-dropdown-menu',
  '@radix-ui/react-toast',
  '@stripe/react-stripe-js',
  '@stripe/stripe-js/pure',
  '@xstate/graph',
  '@xstate/react',
  'axe-core',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'superstruct',
  'vitest-browser-react',
  'wouter',
  'wouter/memory-location',
  'xstate',
]

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  publicDir: 'src/app/public',
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    target: 'es2023',
    reportCompressedSize: false,
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
          exclude: ['tests/journeys/**', 'tests/screens/**'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        optimizeDeps: { include: rendered },
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.tsx'],
          browser: chromium(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: rendered },
        test: { name: 'stories', browser: chromium(), sequence: { groupOrder: 2 } },
      },
      {
        extends: true,
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['tests/journeys/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
