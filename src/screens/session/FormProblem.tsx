import { Callout } from '../../ui/Callout/Callout.tsx'

/** A failure that concerns no single field; stands at the button that was pressed. */
export function FormProblem({ text }: { text: string | undefined }) {
  return text === undefined ? null : <Callout role="alert" title={text} tone="danger" />
}
