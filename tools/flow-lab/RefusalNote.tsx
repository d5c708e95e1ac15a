import { Callout } from '../../src/ui/Callout/Callout.tsx'
import type { LabFlow } from './flows.ts'
import { coded } from './rows.css.ts'
import type { RefusedEvent } from './protocol.ts'
import { refusalWords } from './refusal-words.ts'

/** Says why the machine did not take an event that a tester sent by hand. */
export function RefusalNote({ flow, refused }: { flow: LabFlow; refused: RefusedEvent }) {
  const { title, reasons, code } = refusalWords(flow, refused)
  return (
    <Callout role="status" title={title} tone="held">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      <span className={coded}>{code}</span>
    </Callout>
  )
}
