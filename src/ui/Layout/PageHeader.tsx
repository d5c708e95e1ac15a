import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { header, words } from './PageHeader.css.ts'

type PageHeaderProps = {
  title: ReactNode
  lead?: ReactNode
  /** What can be done with the whole screen: at most one accent. */
  actions?: ReactNode
  /** Moves the focus to the title when the screen appears. */
  takesFocus?: boolean
}

/** The title of a screen (its h1), a sentence about it, and its actions. */
export function PageHeader({ title, lead, actions, takesFocus = false }: PageHeaderProps) {
  return (
    <header className={header}>
      <div className={words}>
        <Heading level={1} takesFocus={takesFocus}>
          {title}
        </Heading>
        {lead !== undefined && (
          <Text size="lead" tone="quiet">
            {lead}
          </Text>
        )}
      </div>
      {actions}
    </header>
  )
}
