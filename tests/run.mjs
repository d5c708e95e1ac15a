import { requireNode } from '../server/commands/node-version.mjs'

requireNode()
const [mode, ...more] = process.argv.slice(2)
if (mode === '--fast') void import('./runner/fast.mjs').then(({ testFast }) => testFast(more))
else {
  const isLong = mode === '--long'
  const filters = isLong ? more : process.argv.slice(2)
  void import('./runner/everything.mjs').then(({ testEverything }) =>
    testEverything(isLong ? 'long' : 'test', filters),
  )
}
