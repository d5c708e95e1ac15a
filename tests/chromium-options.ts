/** A headless Chromium as every test wants it: the one that tests/run.mjs found, asking nothing of the internet. */
export const chromiumOptions = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // The compositor of a browser without a GPU needs no process of its own: a tenth of the processors' time.
    '--in-process-gpu',
  ],
}
