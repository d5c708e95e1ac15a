import { provideAdmin } from '../../actors/admin.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors } from '../page-actors.ts'
import { ReportedItemsView } from './ReportedItemsView.tsx'

export function Screen() {
  const { reportedItems } = usePageActors().getMachines(provideAdmin)
  return <ReportedItemsView {...useCollection(reportedItems, '', { screen: 'reportedItems' })} />
}
