import { Button } from '../../src/ui/Button/Button.tsx'
import { Heading } from '../../src/ui/Heading/Heading.tsx'
import { areas, choice, fact, group, head } from './lab.css.ts'
import type { LabState, SendLab } from './lab-instance.ts'
import type { Speed } from './lab.setup.ts'
import { Select } from './Select.tsx'
import { type Width, widths } from './view.machine.ts'
import { frame, frameOf, slider, stage, transport } from './screen.css.ts'

type ScreenPaneProps = {
  state: LabState
  send: SendLab
  stageAddress: string
  width: Width
  onWidth: (width: Width) => void
  onFrame: (frame: HTMLIFrameElement | null) => void
}

/** Not sandboxed: the iframe runs this project's own screens, from the same origin. */
const Frame = 'iframe'

const speeds: readonly Speed[] = ['slow', 'normal', 'fast']

/** The live screen in an iframe, with its playback controls. */
export function ScreenPane({
  state,
  send,
  stageAddress,
  width,
  onWidth,
  onFrame,
}: ScreenPaneProps) {
  const { at, stimuli, speed } = state.context
  const isPlaying = state.matches({ play: 'playing' })
  const last = stimuli.length
  const atStart = at === 0 ? 'This is the start.' : undefined
  const atEnd = at === last ? 'This is the end of the path.' : undefined
  return (
    <section aria-label="Live screen" className={areas.screen}>
      <div className={head}>
        <Heading level={2} size="label">
          Live screen
        </Heading>
        <div aria-label="Width of the screen" className={group} role="group">
          {widths.map((one) => (
            <button
              aria-pressed={one === width}
              className={choice}
              key={one}
              onClick={() => onWidth(one)}
              type="button"
            >
              {one}
            </button>
          ))}
        </div>
      </div>
      <div className={stage}>
        <Frame
          className={`${frame} ${frameOf[width]}`}
          ref={onFrame}
          src={stageAddress}
          title="The screen of the flow"
        />
      </div>
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
      <p className={fact}>Keys: ← → step, Space plays, Home and End.</p>
    </section>
  )
}
