/**
 * The launch options of a headless Chromium for all tests: the browser that tests/run.mjs found, without internet
 * access.
 */
export const chromiumOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // Without a GPU, the compositor needs no separate process; this saves a tenth of the CPU time.
    '--in-process-gpu',
    // The pages of the other workers use the other processors.
    '--num-raster-threads=1',
    '--disable-partial-raster',
    // One renderer process for all pages: starting one for each context and frame takes a quarter of the time of a visit.
    '--renderer-process-limit=1',
    '--disable-site-isolation-trials',
    '--disable-features=IsolateOrigins,site-per-process',
  ],
}
