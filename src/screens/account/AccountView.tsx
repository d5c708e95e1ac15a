import type { ReactNode } from 'react'
import type { EventFrom, SnapshotFrom } from 'xstate'
import type { accountMachine } from '../../../machines/account.machine.ts'
import { accountMessages } from '../../messages/account.ts'
import { useMessages } from '../../messages/useMessages.ts'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { PageTitle } from '../PageTitle.tsx'
import { AccountDetails } from './AccountDetails.tsx'
import { Section } from './Section.tsx'

export type AccountViewProps = {
  state: SnapshotFrom<typeof accountMachine>
  send: (event: EventFrom<typeof accountMachine>) => void
  email: string
  isBuyer: boolean
  /** A message above all others. */
  notice?: ReactNode
  /** The choice of the language. */
  language?: ReactNode
  /** The sections that need a server with the account. */
  children?: ReactNode
}

/** The user's account: details, language, and the sections that end sessions or the account. */
export function AccountView({
  state,
  send,
  email,
  isBuyer,
  notice,
  language,
  children,
}: AccountViewProps) {
  const messages = useMessages(accountMessages)
  const { account, failure } = state.context
  return (
    <Page width="text">
      <PageTitle title={messages.title} />
      <PageHeader
        lead={messages.email(email)}
        takesFocus={state.matches('loading')}
        title={messages.title}
      />
      <Stack gap="huge">
        {notice}
        {state.matches('loading') && <Skeleton count={3} label={messages.loading} of="list" />}
        {state.matches('failed') && (
          <LoadFailed failure={failure} onRetry={() => send({ type: 'account.retry' })} />
        )}
        {account !== null && (
          <AccountDetails account={account} isBuyer={isBuyer} send={send} state={state} />
        )}
        {language !== undefined && !state.matches('loading') && (
          <Section title={messages.language}>{language}</Section>
        )}
        {account !== null && children}
      </Stack>
    </Page>
  )
}
