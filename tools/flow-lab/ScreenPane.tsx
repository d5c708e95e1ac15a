import { Heading } from '../../src/ui/Heading/Heading.tsx'
import { areas, choice, fact, group, head } from './lab.css.ts'
import type { LabState, SendLab } from './lab-instance.ts'
import { attachCopy } from './page-copy.ts'
import { frame, frameOf, screen, screens, stage } from './screen.css.ts'
import { Transport } from './Transport.tsx'
import { type Shown, type Width, widths } from './view.machine.ts'

type ScreenPaneProps = {
  state: LabState
  send: SendLab
  stageAddress: string
  width: Width
  shown: Shown
  onWidth: (width: Width) => void
  onShow: (shown: Shown) => void
  onFrame: (frame: HTMLIFrameElement | null) => void
}

/** Not sandboxed: the iframe runs this project's own screens, from the same origin. */
const Frame = 'iframe'

const sides: readonly { shown: Shown; words: string }[] = [
  { shown: 'before', words: 'Before the step' },
  { shown: 'after', words: 'After' },
  { shown: 'both', words: 'Both' },
]

type ChoiceProps<Value> = {
  label: string
  options: readonly { value: Value; words: string }[]
  value: Value
  onChoose: (value: Value) => void
}

function Choice<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
}: ChoiceProps<Value>) {
  return (
    <div aria-label={label} className={group} role="group">
      {options.map((option) => (
        <button
          aria-pressed={option.value === value}
          className={choice}
          key={option.value}
          onClick={() => onChoose(option.value)}
          type="button"
        >
          {option.words}
        </button>
      ))}
    </div>
  )
}

/** A copy of the screen as it was before the current step. */
function ScreenBefore({ page, width }: { page: string | null; width: Width }) {
  return page === null ? (
    <p className={fact}>The path starts here: no step comes before.</p>
  ) : (
    <iframe
      className={`${frame} ${frameOf[width]}`}
      ref={(element) => (element === null ? undefined : attachCopy(element))}
      sandbox="allow-same-origin"
      srcDoc={page}
      title="The screen before this step"
    />
  )
}

/** The live screen and the screen before the step, each in an iframe, with the playback controls. */
export function ScreenPane({
  state,
  send,
  stageAddress,
  width,
  shown,
  onWidth,
  onShow,
  onFrame,
}: ScreenPaneProps) {
  const { at, moments } = state.context
  return (
    <section aria-label="Screen" className={areas.screen}>
      <div className={head}>
        <Heading level={2} size="label">
          Live screen
        </Heading>
        <Choice
          label="Width of the screen in pixels"
          onChoose={onWidth}
          options={widths.map((value) => ({ value, words: String(value) }))}
          value={width}
        />
        <Choice
          label="Which screen is shown"
          onChoose={onShow}
          options={sides.map(({ shown: value, words }) => ({ value, words }))}
          value={shown}
        />
      </div>
      <div className={screens[shown]}>
        {shown !== 'after' && (
          <div className={screen.covering}>
            {shown === 'both' && <p className={fact}>Before</p>}
            <div className={stage}>
              <ScreenBefore page={moments[at]?.before ?? null} width={width} />
            </div>
          </div>
        )}
        <div className={shown === 'before' ? screen.hidden : screen.visible}>
          {shown === 'both' && <p className={fact}>After, live</p>}
          <div className={stage}>
            <Frame
              className={`${frame} ${frameOf[width]}`}
              ref={onFrame}
              src={stageAddress}
              title="The screen of the flow"
            />
          </div>
        </div>
      </div>
      <Transport send={send} state={state} />
    </section>
  )
}
