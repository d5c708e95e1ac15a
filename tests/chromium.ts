import { type Browser, chromium, type LaunchOptions } from 'playwright'

/**
 * A headless Chromium as every test wants it: the one that was found, asking nothing of the internet by itself.
 * `more`: arguments besides the usual ones.
 */
export const launchChromium = (
  options: Omit<LaunchOptions, 'args'> = {},
  more: readonly string[] = [],
): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
    ...options,
  })
