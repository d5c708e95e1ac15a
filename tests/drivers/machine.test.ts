import { flows } from '../flows/flows.ts'
import { describeFlow } from '../model/describe-flow.ts'

for (const { visit } of flows) {
  visit(({ rules, title, screen, ...flow }) => describeFlow(rules ?? screen?.rules ?? title, flow))
}
