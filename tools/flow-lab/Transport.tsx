import { Button } from '../../src/ui/Button/Button.tsx'
import { fact } from './lab.css.ts'
import type { LabState, SendLab } from './lab-instance.ts'
import type { Speed } from './lab.setup.ts'
import { slider, transport } from './screen.css.ts'
import { Select } from './Select.tsx'

const speeds: readonly Speed[] = ['slow', 'normal', 'fast']

/** The playback controls of the path. */
export function Transport({ state, send }: { state: LabState; send: SendLab }) {
  const { at, stimuli, speed } = state.context
  const isPlaying = state.matches({ play: 'playing' })
  const last = stimuli.length
  const atStart = at === 0 ? 'This is the start.' : undefined
  const atEnd = at === last ? 'This is the end of the path.' : undefined
  return (
    <>
      <div className={transport}>
        <Button
          disabledReason={atStart}
          label="To the start"
          onClick={() => send({ type: 'step.go', at: 0 })}
          size="small"
        >
          ⇤
        </Button>
        <Button
          disabledReason={atStart}
          label="One step back"
          onClick={() => send({ type: 'step.back' })}
          size="small"
        >
          ←
        </Button>
        <Button
          disabledReason={last === 0 ? 'Choose a path first.' : undefined}
          onClick={() => send({ type: 'play.toggle' })}
          size="small"
          variant="accent"
        >
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button
          disabledReason={atEnd}
          label="One step forward"
          onClick={() => send({ type: 'step.forward' })}
          size="small"
        >
          →
        </Button>
        <Button
          disabledReason={atEnd}
          label="To the end"
          onClick={() => send({ type: 'step.go', at: last })}
          size="small"
        >
          ⇥
        </Button>
        <Select
          label="Speed"
          onChoose={(chosen) =>
            send({ type: 'speed.choose', speed: speeds.find((one) => one === chosen) ?? 'normal' })
          }
          options={speeds.map((one) => ({ value: one, words: one }))}
          value={speed}
        />
      </div>
      <label className={slider}>
        <span className={fact}>
          Step {at} of {last}
        </span>
        <input
          aria-label="Step"
          aria-valuetext={`Step ${at} of ${last}`}
          max={last}
          min={0}
          onChange={({ target }) => send({ type: 'step.go', at: Number(target.value) })}
          type="range"
          value={at}
        />
      </label>
      <p className={fact}>Keys: ← and → go one step, Space plays or pauses.</p>
    </>
  )
}
