import { Heading } from '../../src/ui/Heading/Heading.tsx'
import type { LabFlow } from './flows.ts'
import { possibleWords } from './labels.ts'
import type { SendLab } from './lab-instance.ts'
import * as css from './lab.css.ts'
import type { Possible, StepSnapshot } from './protocol.ts'
import * as rows from './rows.css.ts'

type GroupProps = {
  title: string
  stimuli: readonly string[]
  flow: LabFlow
  onChoose: (stimulus: string) => void
  isFault?: boolean
  /** Only the title is visible until a tester opens it. */
  isFolded?: boolean
}

function Group({ title, stimuli, flow, onChoose, isFault, isFolded }: GroupProps) {
  if (stimuli.length === 0) return null
  const heading = `${title} (${stimuli.length})`
  const words = stimuli.map(flow.wordsOf)
  // Buttons of different states can have the same label.
  const labelOf = (stimulus: string) => {
    const label = flow.wordsOf(stimulus)
    const isShared = words.filter((one) => one === label).length > 1
    return isShared ? `${label} (${stimulus})` : label
  }
  const buttons = (
    <div className={css.group}>
      {stimuli.map((stimulus) => (
        <button
          className={isFault === true ? `${css.pill} ${rows.fault}` : css.pill}
          key={stimulus}
          onClick={() => onChoose(stimulus)}
          title={stimulus}
          type="button"
        >
          {labelOf(stimulus)}
        </button>
      ))}
    </div>
  )
  return isFolded === true ? (
    <details>
      <summary className={css.fact}>{heading}</summary>
      {buttons}
    </details>
  ) : (
    <div>
      <p className={css.fact}>{heading}</p>
      {buttons}
    </div>
  )
}

type PossibilitiesProps = { flow: LabFlow; moment: StepSnapshot | undefined; send: SendLab }

/** Lists what can happen after the current step, and the user's events that the state does not take. */
export function Possibilities({ flow, moment, send }: PossibilitiesProps) {
  const { possible = [], refused = [], isOver = false } = moment ?? {}
  const by = (who: Possible['by']) =>
    possible.filter((one) => one.by === who).map(({ stimulus }) => stimulus)
  const take = (stimulus: string) => send({ type: 'event.take', stimulus })
  return (
    <div className={rows.possible}>
      <Heading level={2} size="label">
        What can happen now
      </Heading>
      {isOver ? (
        <p className={css.fact}>The flow is over.</p>
      ) : (
        <>
          <Group flow={flow} onChoose={take} stimuli={by('user')} title={possibleWords.user} />
          <Group flow={flow} onChoose={take} stimuli={by('world')} title={possibleWords.world} />
          <Group flow={flow} onChoose={take} stimuli={by('time')} title={possibleWords.time} />
          <Group
            flow={flow}
            isFault
            isFolded
            onChoose={take}
            stimuli={by('fault')}
            title={possibleWords.fault}
          />
          <Group
            flow={flow}
            isFolded
            onChoose={(stimulus) => send({ type: 'event.try', stimulus })}
            stimuli={refused}
            title="Changes nothing here: press to see why"
          />
        </>
      )}
    </div>
  )
}
