import type { ReactNode } from 'react'
import type { Viewer } from '../../domain/user.ts'
import { menuOf } from '../menu.ts'
import { pathOf } from '../paths.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Heading } from '../../ui/Heading/Heading.tsx'
import { Grid } from '../../ui/Layout/Grid.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Link } from '../../ui/Link/Link.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { dashboardMessages } from '../../messages/dashboard.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { notice as noticeStyle, tile } from './DashboardView.css.ts'

type DashboardViewProps = {
  viewer: Viewer
  /** Those that the server announces to the user. */
  extensions?: readonly string[]
  /** A message above all others. */
  notice?: ReactNode
  /** The stats of the role. */
  children?: ReactNode
  /** Below the tiles, because it appears when it has loaded, and nothing may move. */
  below?: ReactNode
}

/** The dashboard: the stats and tiles of the role (rules R7 and R8). */
export function DashboardView({ viewer, extensions, notice, children, below }: DashboardViewProps) {
  const messages = useMessages(dashboardMessages)
  if (viewer.kind !== 'user') return null
  return (
    <Page>
      <PageHeader
        actions={
          <ButtonLink href={pathOf({ screen: 'account' })} size="small">
            {messages.account}
          </ButtonLink>
        }
        lead={messages.signedInAs[viewer.role]}
        title={messages.hello(viewer.name)}
      />
      <div className={noticeStyle}>{notice}</div>
      {children}
      <Grid as="ul" of="tiles">
        {menuOf(viewer.role, extensions ?? [])
          .map(({ screen, path, text }) => ({ screen, path, ...text(messages) }))
          .filter(({ sentence }) => sentence !== undefined)
          .map(({ screen, path, label, sentence }) => (
            <li key={screen}>
              <Link href={path} tone="block">
                <div className={tile}>
                  <Heading level={2}>{label}</Heading>
                  <Text tone="quiet">{sentence}</Text>
                </div>
              </Link>
            </li>
          ))}
      </Grid>
      {below}
    </Page>
  )
}
