import { type Browser, chromium, type LaunchOptions } from 'playwright'
import { chromiumOptions } from './chromium-options.ts'

/** Launches Chromium for a test. `more`: arguments in addition to the usual ones. */
export const launchChromium = (
  options: Omit<LaunchOptions, 'args'> = {},
  more: readonly string[] = [],
): Promise<Browser> =>
  chromium.launch({
    ...chromiumOptions,
    args: [...chromiumOptions.args, ...more],
    ...options,
  })
