import { VisuallyHidden } from '../../src/ui/VisuallyHidden/VisuallyHidden.tsx'
import type { LabFlow } from './flows.ts'
import * as css from './lab.css.ts'
import * as rows from './rows.css.ts'
import type { LabState, SendLab } from './lab-instance.ts'
import { Possibilities } from './Possibilities.tsx'
import type { StepSnapshot } from './protocol.ts'
import { RefusalNote } from './RefusalNote.tsx'
import { initialName } from './search.ts'
import { moneyLabels } from './labels.ts'
import { stateWords } from './words.ts'

type StepPanelProps = { flow: LabFlow; state: LabState; send: SendLab }

/** Scrolls the list to the step. `scrollIntoView` would also scroll the page. */
const bringIntoSight = (step: HTMLElement | null) => {
  const list = step?.parentElement
  if (!step || !list) return
  const [inner, outer] = [step.getBoundingClientRect(), list.getBoundingClientRect()]
  if (inner.top < outer.top) list.scrollBy(0, inner.top - outer.top)
  if (inner.bottom > outer.bottom) list.scrollBy(0, inner.bottom - outer.bottom)
}

const timeOf = (index: number, at: number) => {
  if (index === at) return 'current'
  return index < at ? 'passed' : 'ahead'
}

function Step({
  index,
  stimulus,
  words,
  to,
  at,
  moment,
  send,
}: {
  index: number
  stimulus: string | null
  words: string
  to: string
  at: number
  moment: StepSnapshot | undefined
  send: SendLab
}) {
  const money = moment?.money ?? null
  return (
    <li ref={index === at ? (step) => bringIntoSight(step) : null}>
      <button
        aria-current={index === at ? 'step' : undefined}
        className={rows.step[timeOf(index, at)]}
        onClick={() => send({ type: 'step.go', at: index })}
        type="button"
      >
        <span className={rows.number}>{index}</span>
        <span>
          <span className={stimulus?.includes('!') === true ? rows.fault : undefined}>{words}</span>
          {stimulus === null ? <br /> : <span className={rows.coded}>{stimulus}</span>}
          {money !== null && <span aria-hidden className={css.money[money]} />}
          <span className={css.fact}>{stateWords(to)}</span>
          {money !== null && <VisuallyHidden>, {moneyLabels[money]}</VisuallyHidden>}
        </span>
      </button>
    </li>
  )
}

/** Lists the steps of the path, and the possible next events after the current step. */
export function StepPanel({ flow, state, send }: StepPanelProps) {
  const { at, stimuli, moments } = state.context
  const states = [initialName(flow.logic), ...flow.statesAlong(stimuli)]
  const moment = moments[at]
  const keys = ['start', ...stimuli.map((stimulus, index) => `${index} ${stimulus}`)]
  return (
    <>
      <ol className={rows.steps} start={0}>
        {[null, ...stimuli].map((stimulus, index) => (
          <Step
            at={at}
            index={index}
            key={keys[index]}
            moment={moments[index]}
            send={send}
            stimulus={stimulus}
            words={stimulus === null ? 'Start' : flow.wordsOf(stimulus)}
            to={states[index] ?? ''}
          />
        ))}
      </ol>
      {state.context.refused !== null && (
        <RefusalNote flow={flow} refused={state.context.refused} />
      )}
      <Possibilities flow={flow} moment={moment} send={send} />
    </>
  )
}
