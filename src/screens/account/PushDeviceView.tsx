import type { ReactNode } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { pushDeviceMachine } from '../../../machines/pushDevice.machine.ts'
import { pushDeviceMessages } from '../../messages/notificationSettings.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { FormProblem } from '../session/FormProblem.tsx'
import { Section } from './Section.tsx'
import { useProblem } from './useProblem.ts'

type PushDeviceViewProps = {
  state: SnapshotFrom<typeof pushDeviceMachine>
  send: (event: EventFrom<typeof pushDeviceMachine>) => void
  /** The settings for all devices of the user. */
  children: ReactNode
}

/** Turns the push messages of this browser on and off; nothing where the server sends none. */
export function PushDeviceView({ state, send, children }: PushDeviceViewProps) {
  const texts = useMessages(pushDeviceMessages)
  const problem = useProblem(state.context.failure)
  if (state.matches('checking') || state.matches('absent')) return null
  const step = stepOf(state, texts)
  return (
    <Section title={texts.title}>
      <div role="status">
        <Text tone="quiet">{textOf(state, texts)}</Text>
      </div>
      <FormProblem text={problem} />
      {step !== null && (
        // One button for each step keeps the focus from one to the next.
        <div>
          <Button busy={state.hasTag('busy')} onClick={() => send(step.event)}>
            {step.label}
          </Button>
        </div>
      )}
      {isOn(state) && children}
    </Section>
  )
}

type State = PushDeviceViewProps['state']

const isOn = (state: State) => state.matches('on') || state.matches('turningOff')

type Step = { label: string; event: EventFrom<typeof pushDeviceMachine> }

/** Returns what the user can do next; null where only another browser helps. */
function stepOf(state: State, texts: Texts): Step | null {
  if (state.matches('unsupported')) return null
  if (isOn(state)) return { label: texts.turnOff, event: { type: 'pushDevice.turnOff' } }
  const isChecked =
    state.matches('failed') || state.matches('blocked') || state.matches('rechecking')
  return isChecked
    ? { label: texts.check, event: { type: 'pushDevice.retry' } }
    : { label: texts.turnOn, event: { type: 'pushDevice.turnOn' } }
}

type Texts = (typeof pushDeviceMessages)['en']

function textOf(state: State, texts: Texts): string {
  if (isOn(state)) return texts.isOn
  if (state.matches('turningOn')) return texts.asking
  if (state.matches('blocked')) return texts.blocked
  if (state.matches('unreachable')) return texts.unreachable
  if (state.matches('unsupported')) return texts.unsupported
  return texts.about
}
