import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test('the HTML of the Flow Lab uses absolute URLs, as it is served at /lab', async () => {
  const html = await readFile(new URL('../../tools/flow-lab/index.html', import.meta.url), 'utf8')
  const addresses = [...html.matchAll(/ (?:src|href)="([^"]+)"/g)].map(([, address]) => address)
  expect(addresses).toEqual([
    expect.stringMatching(/^\//),
    expect.stringMatching(/^\//),
    '/tools/flow-lab/main.tsx',
  ])
})
