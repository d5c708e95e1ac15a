import { uiWords } from '../../words/ui.ts'
import { useWords } from '../../words/useWords.ts'
import { Icon } from '../Icon/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { name, stepOf, steps as stepsStyle } from './Steps.css.ts'

type Step = {
  key: string
  label: string
  state: 'done' | 'current' | 'upcoming' | 'failed'
}

type StepsProps = {
  /** What the steps lead to: 'Payment'. */
  label: string
  steps: readonly Step[]
}

const signs = { done: 'check', failed: 'cross' } as const

/** Where we are in a flow, what is behind and what comes. */
export function Steps({ label, steps }: StepsProps) {
  const words = useWords(uiWords).steps
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
              <VisuallyHidden>{words[step.state]}</VisuallyHidden>
              {step.label}
            </span>
          </span>
        </li>
      ))}
    </ol>
  )
}
