import type { ReactNode } from 'react'
import { drawing as drawingStyle, empty, sentence as sentenceStyle } from './EmptyState.css.ts'

type EmptyStateProps = {
  /** A decorative illustration. */
  drawing?: ReactNode
  sentence: string
  /** The suggested next step. */
  action?: ReactNode
}

/** Explains that a list or screen is empty and offers the next step. */
export function EmptyState({ drawing, sentence, action }: EmptyStateProps) {
  return (
    <div className={empty}>
      {drawing !== undefined && <div className={drawingStyle}>{drawing}</div>}
      <p className={sentenceStyle}>{sentence}</p>
      {action}
    </div>
  )
}
