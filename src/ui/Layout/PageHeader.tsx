import type { ReactNode } from 'react'
import { Heading } from '../Heading/Heading.tsx'
import { Text } from '../Text/Text.tsx'
import { header, words } from './PageHeader.css.ts'

type PageHeaderProps = {
  title: ReactNode
  lead?: ReactNode
  /** Actions for the whole screen: at most one accent button. */
  actions?: ReactNode
  /** Moves focus to the title on mount. */
  takesFocus?: boolean
}

/** Renders a screen's title (its h1), lead sentence and actions. */
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
