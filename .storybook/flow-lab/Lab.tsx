import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { VisuallyHidden } from '../../src/ui/VisuallyHidden/VisuallyHidden.tsx'
import '../../src/ui/theme/global.css.ts'
import { transitionNames } from '../../tests/models/transitions.ts'
import { Bar } from './Bar.tsx'
import { CoveragePanel } from './CoveragePanel.tsx'
import { DetailPane } from './DetailPane.tsx'
import { flowNamed } from './flows.ts'
import { GraphPane } from './GraphPane.tsx'
import { listenToTester } from './keys.ts'
import * as css from './lab.css.ts'
import type { LabInstance } from './lab-instance.ts'
import { placeOf } from './lab.setup.ts'
import { highlightFor } from './highlight.ts'
import { PathPanel } from './PathPanel.tsx'
import { openingOf } from './link.ts'
import { pictureOf } from './picture.ts'
import { startOf } from './step-location.ts'
import { ScreenPane } from './ScreenPane.tsx'
import { indexOf, initialName } from './search.ts'
import { StepPanel } from './StepPanel.tsx'
import type { Panel, Shown, Width } from './view.machine.ts'
import { examplesFor, moneyLabels } from './labels.ts'
import { nameOfPath, stateWords } from './words.ts'

type LabProps = {
  instance: LabInstance
  /** The URL of the live screen's page. */
  stageAddress: string
  /** Content at the end of the toolbar. */
  children?: ReactNode
}

const panels: readonly { panel: Panel; words: string }[] = [
  { panel: 'paths', words: 'Paths' },
  { panel: 'steps', words: 'Steps' },
  { panel: 'coverage', words: 'Coverage' },
]

function roomFor({ width, shown }: { width: Width; shown: Shown }) {
  if (width !== 320) return 'wide'
  return shown === 'both' ? 'compare' : 'narrow'
}

/** The Flow Lab: the steps of a path, the live screen that runs them, and the graph of the machine. */
export function Lab({ instance, stageAddress, children }: LabProps) {
  const { lab, view, desk, keepFrame } = instance
  const state = useSelector(lab, (snapshot) => snapshot)
  const { context: looks } = useSelector(view, (snapshot) => snapshot)
  const { context: table } = useSelector(desk, (snapshot) => snapshot)
  const { context } = state
  const flow = flowNamed(context.flow)
  const index = useMemo(() => indexOf(flow.logic, flow.paths), [flow])
  const examples = useMemo(
    () =>
      examplesFor(
        flow.name,
        index.find('', null).map(({ end }) => end),
      ),
    [flow, index],
  )
  const transitions = useMemo(() => [...transitionNames(flow.logic).values()], [flow])
  const moment = context.moments[context.at]
  const sitting = new Set(context.sitting[flow.name])
  const steps = context.stimuli.length

  useEffect(
    () =>
      listenToTester({
        steps,
        onEvent: lab.send,
        onFile: (file) => desk.send({ type: 'file.open', file }),
      }),
    [lab, desk, steps],
  )

  const show = (panel: Panel) => view.send({ type: 'panel.choose', panel })
  const side = {
    steps: <StepPanel flow={flow} send={lab.send} state={state} />,
    paths: (
      <PathPanel
        all={flow.paths.length}
        nameOf={nameOfPath(flow)}
        chosen={context.pathId}
        examples={examples}
        found={index.find(looks.query, looks.money)}
        hasMoney={flow.machine === 'payment'}
        listed={looks.listed}
        money={looks.money}
        onMoney={(money) => view.send({ type: 'money.choose', money })}
        onMore={() => view.send({ type: 'paths.more' })}
        onPath={({ id, stimuli }) => {
          lab.send({ type: 'walk.to', place: { ...startOf(flow.name), pathId: id, stimuli } })
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
        sitting={sitting}
        transitions={transitions}
      />
    ),
  }[looks.panel]

  return (
    <main className={css.lab}>
      <Bar
        flow={flow.name}
        found={table.found}
        onCopy={() => desk.send({ type: 'link.copy', place: placeOf(context) })}
        onFile={(file) => {
          desk.send({ type: 'file.open', file })
          show('steps')
        }}
        onFlow={(name) => {
          lab.send({ type: 'walk.to', place: openingOf(name) })
          show('paths')
        }}
        onPlace={({ place }) => lab.send({ type: 'walk.to', place })}
        onSave={() => desk.send({ type: 'path.save', place: placeOf(context) })}
        said={table.said}
      >
        {children}
      </Bar>
      <div className={css.rooms[roomFor(looks)]}>
        <section aria-label="Path" className={css.areas.side}>
          <div aria-label="What is listed" className={css.head} role="group">
            {panels.map(({ panel, words }) => (
              <button
                aria-pressed={panel === looks.panel}
                className={css.choice}
                key={panel}
                onClick={() => show(panel)}
                type="button"
              >
                {words}
              </button>
            ))}
            <span className={css.fact}>{context.pathId ?? (steps > 0 ? 'by hand' : '')}</span>
          </div>
          <div className={css.scroll}>{side}</div>
        </section>
        <ScreenPane
          onFrame={keepFrame}
          onWidth={(width) => view.send({ type: 'width.choose', width })}
          send={lab.send}
          stageAddress={stageAddress}
          state={state}
          onShow={(shown) => view.send({ type: 'screen.choose', shown })}
          shown={looks.shown}
          width={looks.width}
        />
        <GraphPane
          key={flow.name}
          lens={looks.lens}
          lit={highlightFor(
            looks.lens,
            context,
            flow.coverage,
            transitions,
            initialName(flow.logic),
          )}
          onLens={(lens) => view.send({ type: 'lens.choose', lens })}
          onState={(name) => {
            const stimuli = flow.wayTo(name)
            if (stimuli === null) return
            const place = { ...startOf(flow.name), stimuli, at: stimuli.length }
            lab.send({ type: 'walk.to', place })
            show('steps')
          }}
          onFind={(sought) => view.send({ type: 'graph.find', sought })}
          onZoom={(zoom) => view.send({ type: 'zoom.to', zoom })}
          picture={pictureOf(flow.machine)}
          sought={looks.sought}
          title={`The ${flow.machine} machine`}
          wordsOf={flow.wordsOf}
          zoom={looks.zoom}
        />
        <DetailPane
          before={context.moments[context.at - 1]}
          moment={moment}
          trouble={context.error}
        />
      </div>
      <VisuallyHidden>
        <span role="status">
          {moment !== undefined &&
            `Step ${context.at} of ${steps}: ${moment.stimulus === null ? 'Start' : flow.wordsOf(moment.stimulus)}, now ${stateWords(moment.state)}. ${moment.money === null ? '' : moneyLabels[moment.money]}`}
        </span>
      </VisuallyHidden>
    </main>
  )
}
