import { provideDesk } from '../../actors/desk.ts'
import type { TableChoice } from '../../domain/table.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors } from '../page-actors.ts'
import { AuditLogView } from './AuditLogView.tsx'

export function Screen({ after = '', ...table }: TableChoice & { after?: string }) {
  const machine = usePageActors().getMachines(provideDesk).auditLog
  const here = { screen: 'auditLog' as const, after, ...table }
  return <AuditLogView {...useCollection(machine, after, here)} />
}
