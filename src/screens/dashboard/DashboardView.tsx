import type { ReactNode } from 'react'
import type { Viewer } from '../../domain/user.ts'
import { pathOf } from '../../services/navigation.ts'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Grid } from '../../ui/Layout/Grid.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { tile } from './DashboardView.css.ts'
import { tiles } from './tiles.ts'

type DashboardViewProps = {
  viewer: Viewer
  /** The few numbers that matter to the role. */
  children?: ReactNode
}

/** The numbers and the tiles of the role (rules R7 and R8). */
export function DashboardView({ viewer, children }: DashboardViewProps) {
  if (viewer.kind === 'guest') return null
  return (
    <Page>
      <PageHeader lead={`You are signed in as a ${viewer.role}.`} title={`Hello, ${viewer.name}`} />
      {children}
      <Grid as="ul" of="tiles">
        {tiles[viewer.role].map(({ label, sentence, destination }) => (
          <li key={label}>
            <Link href={pathOf(destination)} tone="block">
              <div className={tile}>
                <Heading level={2}>{label}</Heading>
                <Text tone="quiet">{sentence}</Text>
              </div>
            </Link>
          </li>
        ))}
      </Grid>
    </Page>
  )
}
