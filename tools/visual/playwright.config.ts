import { join } from 'node:path'
import { defineConfig } from 'playwright/test'
import { root } from '../../server/commands/runtime.mjs'

/**
 * Two projects that together cover every layout and both palettes. The desktop runs only the screens, which contain the
 * components.
 */
const looks = [
  {
    name: 'phone-light',
    use: { viewport: { width: 320, height: 640 }, colorScheme: 'light' },
  },
  {
    name: 'desktop-dark',
    grep: / (App|Screens)\//,
    use: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
  },
] as const

export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: join(root, '.visual', 'differences'),
  snapshotPathTemplate: `${process.env['PICTURES'] ?? ''}/{projectName}/{arg}{ext}`,
  // One worker runs neighbouring tests of the file, on one page.
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  updateSnapshots: 'none',
  reporter: [['line'], ['html', { outputFolder: join(root, '.visual', 'report'), open: 'never' }]],
  expect: {
    timeout: 15_000,
    toHaveScreenshot: { scale: 'device', threshold: 0.02, maxDiffPixels: 12 },
  },
  use: {
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
      args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
    },
    contextOptions: { locale: 'en-US', timezoneId: 'UTC', reducedMotion: 'reduce' },
  },
  projects: [...looks],
})
