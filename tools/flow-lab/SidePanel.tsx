import { useMemo } from 'react'
import { CoveragePanel } from './CoveragePanel.tsx'
import type { LabFlow } from './flows.ts'
import { examplesFor } from './labels.ts'
import * as css from './lab.css.ts'
import type { LabInstance, LabState } from './lab-instance.ts'
import { PathPanel } from './PathPanel.tsx'
import { coded } from './rows.css.ts'
import { indexOf } from './search.ts'
import { StepPanel } from './StepPanel.tsx'
import { startOf } from './step-location.ts'
import type { Looks, Panel } from './view.machine.ts'
import { nameOfPath, USUAL } from './words.ts'

type SidePanelProps = {
  instance: LabInstance
  flow: LabFlow
  state: LabState
  looks: Looks
  transitions: readonly string[]
}

const panels: readonly { panel: Panel; words: string }[] = [
  { panel: 'paths', words: 'Paths' },
  { panel: 'steps', words: 'Steps' },
  { panel: 'coverage', words: 'Coverage' },
]

/** The lists beside the screen: the paths of the flow, the steps of the current path, or the coverage. */
export function SidePanel({ instance, flow, state, looks, transitions }: SidePanelProps) {
  const { lab, view } = instance
  const { context } = state
  const { stimuli, pathId } = context
  const index = useMemo(() => indexOf(flow.logic, flow.paths), [flow])
  const examples = useMemo(
    () =>
      examplesFor(
        flow.name,
        index.find('', null).map(({ end }) => end),
      ),
    [flow, index],
  )
  const nameOf = nameOfPath(flow)
  const kind = () => {
    if (stimuli.length === 0) return ''
    if (nameOf(stimuli) === USUAL) return 'The usual path'
    return pathId === null ? 'Your own path' : 'A tested path'
  }
  const show = (panel: Panel) => view.send({ type: 'panel.choose', panel })
  const panel = {
    steps: <StepPanel flow={flow} send={lab.send} state={state} />,
    paths: (
      <PathPanel
        all={flow.paths.length}
        chosen={pathId}
        examples={examples}
        found={index.find(looks.query, looks.money)}
        hasMoney={flow.machine === 'payment'}
        listed={looks.listed}
        money={looks.money}
        nameOf={nameOf}
        onMoney={(money) => view.send({ type: 'money.choose', money })}
        onMore={() => view.send({ type: 'paths.more' })}
        onPath={({ id, stimuli: steps }) => {
          const place = { ...startOf(flow.name), pathId: id, stimuli: steps }
          lab.send({ type: 'walk.to', place })
          show('steps')
        }}
        onSearch={(query) => view.send({ type: 'search.type', query })}
        query={looks.query}
      />
    ),
    coverage: (
      <CoveragePanel
        coverage={flow.coverage}
        lens={looks.lens}
        onLens={(lens) => view.send({ type: 'lens.choose', lens })}
        sitting={new Set(context.sitting[flow.name])}
        transitions={transitions}
        wordsOf={flow.wordsOf}
      />
    ),
  }[looks.panel]
  return (
    <section aria-label="Path" className={css.areas.side}>
      <div aria-label="What the list shows" className={css.head} role="group">
        {panels.map(({ panel: one, words }) => (
          <button
            aria-pressed={one === looks.panel}
            className={css.choice}
            key={one}
            onClick={() => show(one)}
            type="button"
          >
            {words}
          </button>
        ))}
        <span className={css.fact}>
          {kind()}
          {pathId !== null && <span className={coded}>{pathId}</span>}
        </span>
      </div>
      <div className={css.scroll}>{panel}</div>
    </section>
  )
}
