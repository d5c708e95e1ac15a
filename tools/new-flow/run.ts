import { root } from '../../server/commands/runtime.mjs'
import { createFlow, filesInTheWay, isNoun } from './create.ts'

const [noun = ''] = process.argv.slice(2)
if (!isNoun(noun)) {
  refuse('Name the flow by a noun in camel case, without hyphens: npm run new-flow productReport')
} else if (filesInTheWay(root, noun).length > 0) {
  refuse(`There is a file already: ${filesInTheWay(root, noun).join(', ')}`)
} else {
  const files = createFlow(root, noun)
  process.stdout.write(`${files.map((file) => `  ${file}`).join('\n')}\n
npm run check passes. These tests fail until the flow is filled in:
  tests/drivers/machine.test.ts   the invariants in tests/flows/${noun}/${noun}.invariants.ts
  tools/mutation           npm run mutate, once the invariants catch each mutant
  tests/client/messages.test.ts         the texts in English and Swedish
`)
}

function refuse(reason: string): void {
  process.stderr.write(`${reason}\n`)
  process.exitCode = 2
}
