import { orderMachine } from '../../../machines/market/order.machine.ts'
import { exploreOrder } from './order-exploration.ts'
import { wholeParts } from './order-parts.ts'

// `npm run explore`: explores the states that an order can reach with its buyers, its provider, a bank and a clock.
let total = 0
for (const part of wholeParts) {
  const started = performance.now()
  const { states, edges, depth, isComplete, breach } = exploreOrder(orderMachine, part)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  total += states
  const counts = `${states} states${isComplete ? ', all of them' : ''}, ${edges} edges, depth ${depth}`
  process.stdout.write(`${part.name.padEnd(20)} ${counts} (${seconds} s)\n`)
  if (breach === null) continue
  process.stdout.write(`Broken: ${breach.sentence}\n`)
  for (const [index, words] of breach.path.entries()) {
    process.stdout.write(`${String(index + 1).padStart(4)}. ${words}\n`)
  }
  process.exitCode = 1
  break
}
process.stdout.write(`order: ${total} states\n`)
