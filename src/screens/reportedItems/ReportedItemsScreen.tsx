import { provideAdmin } from '../../actors/admin.ts'
import type { ReportGroup } from '../../domain/constants.ts'
import type { TableChoice } from '../../domain/table.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors } from '../page-actors.ts'
import { renderRemoval } from '../confirmation/Removal.tsx'
import { ReportedItemsView } from './ReportedItemsView.tsx'

export function Screen(params: TableChoice & { show?: ReportGroup }) {
  const { reportedItems } = usePageActors().getMachines(provideAdmin)
  const list = useCollection(reportedItems, '', { screen: 'reportedItems', ...params })
  return <ReportedItemsView {...list} renderRemoval={renderRemoval} show={params.show} />
}
