import { provideAdmin } from '../../actors/admin.ts'
import type { TableChoice } from '../../domain/table.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors } from '../page-actors.ts'
import { renderRemoval } from '../confirmation/Removal.tsx'
import { AllBuyersView } from './AllBuyersView.tsx'

export function Screen(table: TableChoice) {
  const { buyers } = usePageActors().getMachines(provideAdmin)
  return (
    <AllBuyersView
      renderRemoval={renderRemoval}
      {...useCollection(buyers, '', { screen: 'allBuyers', ...table })}
    />
  )
}
