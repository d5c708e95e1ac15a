import { Callout } from '../../src/ui/Callout/Callout.tsx'
import { Heading } from '../../src/ui/Heading/Heading.tsx'
import { partsOfContext } from './changes.ts'
import * as css from './lab.css.ts'
import type { StepSnapshot } from './protocol.ts'
import { moneyLabels } from './labels.ts'

type DetailPaneProps = {
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

/** Shows a step: its event, the machine's context, and what changed in the context. */
export function DetailPane({ moment, before, trouble }: DetailPaneProps) {
  return (
    <section aria-label="This step" className={css.areas.detail} ref={reachable}>
      {trouble !== null && (
        <Callout role="alert" title="The path goes no further" tone="danger">
          {trouble}
        </Callout>
      )}
      {moment !== undefined && (
        <>
          <div className={css.head}>
            <Heading level={2} size="label">
              {moment.stimulus ?? 'Start'} → {moment.state === '' ? 'the machine' : moment.state}
            </Heading>
            <span>
              {moment.money !== null && <span aria-hidden className={css.money[moment.money]} />}
              {moment.money === null ? 'No money moves here' : moneyLabels[moment.money]}
            </span>
          </div>
          {moment.problem !== null && (
            <Callout title="The screen is not as it should be" tone="held">
              {moment.problem}
            </Callout>
          )}
          <dl className={css.parts}>
            <Fact name="Event" values={moment.event === null ? [] : [moment.event]} />
            <Fact name="Taken" values={moment.taken} />
            <Fact name="Asked for" values={moment.effects} />
            <Fact name="At work" values={moment.atWork} />
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
