import { root } from '../../../server/commands/runtime.mjs'
import { createFlow, isNoun } from './create.ts'

const [noun = ''] = process.argv.slice(2)
if (!isNoun(noun)) {
  process.stderr.write('Name the flow by a noun, as in: npm run new-flow offer\n')
  process.exitCode = 2
} else {
  const files = createFlow(root, noun)
  process.stdout.write(`${files.map((file) => `  ${file}`).join('\n')}\n
npm run check passes. These tests fail until the flow is filled in:
  tests/models/${noun}.test.ts   the invariants in tests/models/${noun}.invariants.ts
  tests/tools/mutation           npm run mutate, once the invariants catch each mutant
  tests/messages.test.ts         the texts in English and Swedish
  tests/product/${noun}.test.ts  the server's answer to POST /${noun}
`)
}
