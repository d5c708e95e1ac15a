import { AUDIT_PAGE, type AuditedAct } from '../../domain/desk.ts'
import { deskMessages } from '../../messages/desk.ts'
import { useLocale, useMessages } from '../../messages/useMessages.ts'
import { ButtonLink } from '../../ui/Button/ButtonLink.tsx'
import { Cluster } from '../../ui/Layout/Cluster.tsx'
import { AdminList } from '../admin/AdminList.tsx'
import type { CollectionViewProps } from '../collection/CollectionPage.tsx'
import { PageTitle } from '../PageTitle.tsx'
import { pathOf } from '../paths.ts'
import { auditColumns } from './audit-columns.tsx'

/** The acts of admins, the newest first. */
export function AuditLogView(list: CollectionViewProps<AuditedAct>) {
  const { log } = useMessages(deskMessages)
  const locale = useLocale()
  const { of: after, items } = list.state.context
  const last = items.at(-1)
  const isFull = items.length >= AUDIT_PAGE
  return (
    <>
      <PageTitle title={log.title} />
      <AdminList
        {...list}
        actions={
          <Cluster>
            {after !== '' && (
              <ButtonLink href={pathOf({ screen: 'auditLog' })} size="small">
                {log.newest}
              </ButtonLink>
            )}
            {isFull && last !== undefined && (
              <ButtonLink href={pathOf({ screen: 'auditLog', after: last._id })} size="small">
                {log.earlier}
              </ButtonLink>
            )}
          </Cluster>
        }
        columns={auditColumns(locale)}
        rowKey={({ _id }) => _id}
        texts={log}
      />
    </>
  )
}
