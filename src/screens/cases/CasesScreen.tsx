import { provideCases } from '../../actors/cases.ts'
import type { TableChoice } from '../../domain/table.ts'
import { useCollection } from '../collection/useCollection.ts'
import { renderRemoval } from '../confirmation/Removal.tsx'
import { usePageActors, useViewer } from '../page-actors.ts'
import { CasesView } from './CasesView.tsx'

export function Screen(table: TableChoice) {
  const viewer = useViewer()
  const machine = usePageActors().getMachines(provideCases)
  const role = viewer.kind === 'user' ? viewer.role : ''
  const list = useCollection(machine, role, { screen: 'cases', ...table })
  return <CasesView {...list} renderRemoval={renderRemoval} />
}
