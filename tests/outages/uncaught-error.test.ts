import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startOn } from './started-server.ts'

test.each([
  ['an error', `throw new Error('nobody catches ann@example.test')`],
  ['a rejected promise', `Promise.reject(new Error('nobody catches ann@example.test'))`],
])('%s that nobody catches is a line of the log, and ends the process', async (_what, code) => {
  const folder = mkdtempSync(join(tmpdir(), 'loppis-uncaught-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const onceHandled = `setInterval(() => {
    if (process.listenerCount('uncaughtException') > 0) { ${code} }
  }, 1)`
  const { end, stdout } = await startOn(join(folder, 'data'), undefined, onceHandled)
  expect(stdout).toMatch(/^\w+ - Error: nobody catches \{email\}/m)
  expect(end).toBe(1)
})
