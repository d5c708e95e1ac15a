import type { ReactNode } from 'react'
import { drawing as drawingStyle, empty, sentence as sentenceStyle } from './EmptyState.css.ts'

type EmptyStateProps = {
  /** A drawing that carries no meaning of its own. */
  drawing?: ReactNode
  sentence: string
  /** The next step. */
  action?: ReactNode
}

/** Nothing is here, and what to do about it. */
export function EmptyState({ drawing, sentence, action }: EmptyStateProps) {
  return (
    <div className={empty}>
      {drawing !== undefined && <div className={drawingStyle}>{drawing}</div>}
      <p className={sentenceStyle}>{sentence}</p>
      {action}
    </div>
  )
}
