import { actsOnUser, type UserFile } from '../../domain/desk.ts'
import { isUnreadable } from '../../domain/listed.ts'
import { message } from '../../domain/message.ts'
import { textNamed } from '../../messages/define-messages.ts'
import { deskMessages } from '../../messages/desk.ts'
import { listsMessages } from '../../messages/lists.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { Button } from '../../ui/Button/Button.tsx'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Definition } from '../../ui/Definition/Definition.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { Page } from '../../ui/Layout/Page.tsx'
import { PageHeader } from '../../ui/Layout/PageHeader.tsx'
import { Stack } from '../../ui/Layout/Stack.tsx'
import { Skeleton } from '../../ui/Skeleton/Skeleton.tsx'
import { Text } from '../../ui/Text/Text.tsx'
import { caseColumns } from '../cases/columns.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { Confirmation } from '../confirmation/ConfirmationView.tsx'
import { actOnUser } from '../confirmation/requests.ts'
import { LoadFailed } from '../error/LoadFailed.tsx'
import { Refused } from '../error/Refused.tsx'
import { PageTitle } from '../PageTitle.tsx'
import { pathOf } from '../paths.ts'
import { auditColumns } from './audit-columns.tsx'
import {
  FoundOrders,
  FoundProducts,
  FoundTable,
  ReportsInFile,
  ReviewsInFile,
  UserMarks,
} from './FoundTables.tsx'

type UserFileViewProps = Omit<CollectionViewProps<UserFile>, 'table' | 'onTable'>

/** The page of a user, as an admin sees it, with the acts on the user. */
export function UserFileView({ state, send, refusal, renderRemoval }: UserFileViewProps) {
  const { user: texts } = useMessages(deskMessages)
  const { forAdmin } = useMessages(listsMessages)
  const { items, failure } = state.context
  const { confirmation } = state.children
  const retry = () => send({ type: 'collection.retry' })
  if (state.matches('failed') && failure?.kind === 'forbidden') {
    return <Refused failure={failure} onRetry={retry} refusal={refusal} title={forAdmin} />
  }
  const [file] = items
  return (
    <Page>
      {file === undefined || isUnreadable(file) ? (
        <>
          <PageTitle title={texts.title} />
          <PageHeader title={texts.title} />
          {state.matches('loading') && <Skeleton count={4} label={texts.loading} of="list" />}
          {state.matches('failed') && <LoadFailed failure={failure} onRetry={retry} />}
        </>
      ) : (
        <Overview file={file} send={send} />
      )}
      {confirmation !== undefined && (
        <Confirmation actor={confirmation} renderRemoval={renderRemoval} />
      )}
    </Page>
  )
}

type FileProps = { file: UserFile; send: UserFileViewProps['send'] }

function Overview({ file, send }: FileProps) {
  const messages = useMessages(deskMessages)
  const locale = useLocale()
  const { user: texts } = messages
  return (
    <>
      <PageTitle title={file.name} />
      <PageHeader
        actions={
          file.role === 'seller' &&
          !file.isRemoved && (
            <ButtonLink href={pathOf({ screen: 'seller', sellerId: file._id })} size="small">
              {texts.publicPage}
            </ButtonLink>
          )
        }
        lead={file.email}
        takesFocus
        title={file.name}
      />
      <Stack gap="huge">
        <Stack>
          <Cluster gap="tiny">
            <UserMarks user={file} />
          </Cluster>
          <Facts file={file} />
          <Acts file={file} send={send} />
        </Stack>
        <FoundTable
          columns={caseColumns(locale, true, (request) => send({ type: 'item.ask', request }))}
          rowKey={({ _id }) => _id}
          rows={file.cases}
          title={texts.cases}
        />
        <FoundTable
          columns={auditColumns(locale)}
          rowKey={({ _id }) => _id}
          rows={file.log}
          title={texts.log}
        />
        <ReportsInFile reports={file.reportsAgainst} title={texts.reportsAgainst} />
        <ReviewsInFile reviews={file.reviewsOf} title={texts.reviewsOf} />
        <FoundProducts products={file.products} title={messages.products} />
        <FoundOrders orders={file.orders} title={messages.orders} />
        <ReportsInFile reports={file.reportsBy} title={texts.reportsBy} />
        <ReviewsInFile reviews={file.reviewsBy} title={texts.reviewsBy} />
        <Text size="small" tone="quiet">
          {texts.most}
        </Text>
      </Stack>
    </>
  )
}

function Facts({ file }: Pick<FileProps, 'file'>) {
  const { user: texts, roles } = useMessages(deskMessages)
  const locale = useLocale()
  const date = (moment: string) => locale.date(new Date(moment), { dateStyle: 'long' })
  const { facts } = texts
  const { role, since, emailConfirmedAt, payouts, removedAt, removalReason } = file
  return (
    <Definition
      items={[
        { label: facts.role, value: textNamed(roles, role) ?? role },
        { label: facts.since, value: date(since) },
        {
          label: facts.email,
          value:
            emailConfirmedAt === null ? texts.unconfirmed : texts.confirmed(date(emailConfirmedAt)),
        },
        ...(role === 'seller'
          ? [
              {
                label: facts.payouts,
                value:
                  payouts === null
                    ? texts.noPayouts
                    : (textNamed(texts.payouts, payouts) ?? payouts),
              },
            ]
          : []),
        ...(removedAt === null ? [] : [{ label: facts.removed, value: date(removedAt) }]),
        ...(removalReason ? [{ label: facts.why, value: removalReason }] : []),
      ]}
    />
  )
}

/** The buttons of what an admin can do with the user. A suspension is lifted in its case, below. */
function Acts({ file, send }: FileProps) {
  const { user: texts } = useMessages(deskMessages)
  const { t } = useLocale()
  const { name, role, isRemoved, isVerified } = file
  if (isRemoved || (role !== 'buyer' && role !== 'seller')) return null
  const ask = (act: Parameters<typeof actOnUser>[1]) =>
    send({ type: 'item.ask', request: actOnUser(file, act) })
  return (
    <Cluster>
      {role === 'seller' && !isVerified && (
        <Button icon="check" onClick={() => ask('verify')}>
          {texts.verify}
        </Button>
      )}
      {actsOnUser(file).map(({ act, asks }) => (
        <Button key={act} onClick={() => ask({ act, asks, name: texts.account(name) })}>
          {t(message(act))}
        </Button>
      ))}
      <Button onClick={() => ask('remove')} variant="quiet">
        {texts.remove}
      </Button>
    </Cluster>
  )
}
