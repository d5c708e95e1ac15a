import { Callout } from '../../src/ui/Callout/Callout.tsx'
import { Heading } from '../../src/ui/Heading/Heading.tsx'
import type { LabFlow } from './flows.ts'
import { partsOfContext } from './changes.ts'
import * as css from './lab.css.ts'
import type { StepSnapshot } from './protocol.ts'
import { moneyLabels } from './labels.ts'
import { meaningOf } from './state-meaning.ts'
import { stateWords } from './words.ts'

type DetailPaneProps = {
  flow: LabFlow
  moment: StepSnapshot | undefined
  before: StepSnapshot | undefined
  trouble: string | null
}

function Fact({ name, values }: { name: string; values: readonly string[] }) {
  if (values.length === 0) return null
  return (
    <div className={css.part}>
      <dt className={css.fact}>{name}</dt>
      <dd>
        {values.map((value) => (
          <div className={css.code} key={value}>
            {value}
          </div>
        ))}
      </dd>
    </div>
  )
}

/** Makes an overflowing element focusable, so that it scrolls by keyboard. */
const reachable = (element: HTMLElement | null) => {
  if (element !== null) element.tabIndex = 0
}

const wordsOf = (flow: LabFlow, { stimulus, state }: StepSnapshot) =>
  [stimulus === null ? 'Start' : flow.wordsOf(stimulus), stateWords(state)]
    .filter((words) => words !== '')
    .join(' → ')

/** Shows a step: its event, the machine's context, and what changed in the context. */
export function DetailPane({ flow, moment, before, trouble }: DetailPaneProps) {
  return (
    <section aria-label="This step" className={css.areas.detail} ref={reachable}>
      {trouble !== null && (
        <Callout role="alert" title="The path stops here" tone="danger">
          {trouble}
        </Callout>
      )}
      {moment !== undefined && (
        <>
          <div className={css.head}>
            <Heading level={2} size="label">
              {wordsOf(flow, moment)}
            </Heading>
            <span>
              {moment.money !== null && <span aria-hidden className={css.money[moment.money]} />}
              {moment.money === null ? 'No payment here' : moneyLabels[moment.money]}
            </span>
          </div>
          {moment.problem !== null && (
            <Callout title="The screen does not show what it should" tone="held">
              {moment.problem}
            </Callout>
          )}
          {moment.stimulus !== null && (
            <p className={css.code}>
              {moment.stimulus} → {moment.state}
            </p>
          )}
          {meaningOf(flow.logic, moment.state).map((meaning) => (
            <p key={meaning}>{meaning}</p>
          ))}
          <dl className={css.parts}>
            <Fact name="Event" values={moment.event === null ? [] : [moment.event]} />
            <Fact name="Arrows taken" values={moment.taken} />
            <Fact name="Effects" values={moment.effects} />
            <Fact name="Waits for" values={moment.atWork} />
            {partsOfContext(moment.context, before?.context ?? null).map((part) => (
              <div className={css.part} key={part.key}>
                <dt className={part.before === null ? css.fact : css.changed}>
                  {part.key}
                  {part.before !== null && ' (changed)'}
                </dt>
                <dd>
                  {part.before !== null && <del className={css.gone}>{part.before}</del>}
                  <div className={css.code}>{part.now}</div>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
