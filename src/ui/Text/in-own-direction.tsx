import type { ReactNode } from 'react'

/** Isolates a text in its own direction, so that a right-to-left page does not reorder a telephone number. */
export const inOwnDirection = (content: ReactNode): ReactNode =>
  typeof content === 'string' && content !== '' ? <bdi>{content}</bdi> : content
