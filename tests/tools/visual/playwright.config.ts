import { defineConfig } from 'playwright/test'

/**
 * Two looks that between them have every layout and both palettes. The large one is kept at half its size, and of what
 * screens are made of the screens themselves show enough in it.
 */
const looks = [
  {
    name: 'phone-light',
    use: { viewport: { width: 320, height: 640 }, colorScheme: 'light' },
  },
  {
    name: 'desktop-dark',
    grep: / (App|Screens)\//,
    use: { viewport: { width: 1280, height: 800 }, colorScheme: 'dark', deviceScaleFactor: 0.5 },
  },
] as const

export default defineConfig({
  testDir: '.',
  testMatch: '*.visual.ts',
  outputDir: '../../.visual/differences',
  snapshotPathTemplate: '{testDir}/pictures/{projectName}/{arg}{ext}',
  // What stands beside each other in the file is done by one worker, on one page.
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  updateSnapshots: 'none',
  reporter: [['line'], ['html', { outputFolder: '../../.visual/report', open: 'never' }]],
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
