import { useSelector } from '@xstate/react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { VisuallyHidden } from '../../src/ui/VisuallyHidden/VisuallyHidden.tsx'
import '../../src/ui/theme/global.css.ts'
import { transitionNames } from '../../tests/model/transitions.ts'
import { Bar } from './Bar.tsx'
import { DetailPane } from './DetailPane.tsx'
import { flowNamed } from './flows.ts'
import { GraphPane } from './GraphPane.tsx'
import { listenToTester } from './keys.ts'
import * as css from './lab.css.ts'
import type { LabInstance } from './lab-instance.ts'
import { placeOf } from './lab.setup.ts'
import { highlightFor } from './highlight.ts'
import { openingOf } from './link.ts'
import { pictureOf } from './picture.ts'
import { startOf } from './step-location.ts'
import { ScreenPane } from './ScreenPane.tsx'
import { initialName } from './search.ts'
import { SidePanel } from './SidePanel.tsx'
import { meaningOf } from './state-meaning.ts'
import type { Panel, Shown, Width } from './view.machine.ts'
import { moneyLabels } from './labels.ts'
import { stateWords } from './words.ts'

type LabProps = {
  instance: LabInstance
  /** The URL of the live screen's page. */
  stageAddress: string
  /** Content at the end of the toolbar. */
  children?: ReactNode
}

function roomFor({ width, shown }: { width: Width; shown: Shown }) {
  if (width !== 320) return 'wide'
  return shown === 'both' ? 'compare' : 'narrow'
}

/** The Flow Lab: the steps of a path, the live screen that runs them, and the diagram of the machine. */
export function Lab({ instance, stageAddress, children }: LabProps) {
  const { lab, view, desk, keepFrame } = instance
  const state = useSelector(lab, (snapshot) => snapshot)
  const { context: looks } = useSelector(view, (snapshot) => snapshot)
  const { context: table } = useSelector(desk, (snapshot) => snapshot)
  const { context } = state
  const flow = flowNamed(context.flow)
  const transitions = useMemo(() => [...transitionNames(flow.logic).values()], [flow])
  const moment = context.moments[context.at]
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
        <SidePanel
          flow={flow}
          instance={instance}
          looks={looks}
          state={state}
          transitions={transitions}
        />
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
          meaningOf={(name) => meaningOf(flow.logic, name)}
          title={`Diagram: ${flow.title}`}
          wordsOf={flow.wordsOf}
          zoom={looks.zoom}
        />
        <DetailPane
          before={context.moments[context.at - 1]}
          flow={flow}
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
