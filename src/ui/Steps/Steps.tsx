import { uiMessages } from '../../messages/ui.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { name, stepOf, steps as stepsStyle } from './Steps.css.ts'

export type Step = {
  key: string
  label: string
  state: 'done' | 'current' | 'upcoming' | 'failed'
}

type StepsProps = {
  /** The accessible name of the flow: 'Payment'. */
  label: string
  steps: readonly Step[]
}

const signs = { done: 'check', failed: 'cross' } as const

/** A stepper: completed, current and upcoming steps of a flow. */
export function Steps({ label, steps }: StepsProps) {
  const messages = useMessages(uiMessages).steps
  return (
    <ol aria-label={label} className={stepsStyle}>
      {steps.map((step) => (
        <li
          aria-current={step.state === 'current' || step.state === 'failed' ? 'step' : undefined}
          className={stepOf[step.state]}
          key={step.key}
        >
          <span className={name}>
            {(step.state === 'done' || step.state === 'failed') && (
              <Icon name={signs[step.state]} size="small" />
            )}
            <span>
              <VisuallyHidden>{messages[step.state]}</VisuallyHidden>
              {step.label}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
