import type { ReactNode } from 'react'

/** A plain text in its own direction on a page of the other: a telephone number is not turned around. */
export const inOwnDirection = (content: ReactNode): ReactNode =>
  typeof content === 'string' && content !== '' ? <bdi>{content}</bdi> : content
