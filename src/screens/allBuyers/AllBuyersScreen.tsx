import { provideAdmin } from '../../actors/admin.ts'
import type { TableChoice } from '../../domain/table.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors } from '../page-actors.ts'
import { renderRemoval } from '../confirmation/Removal.tsx'
import { AllBuyersView } from './AllBuyersView.tsx'

export function Screen(table: TableChoice) {
  const { getMachines, readExtensions } = usePageActors()
  const { buyers } = getMachines(provideAdmin)
  return (
    <AllBuyersView
      hasCases={readExtensions().includes('cases')}
      renderRemoval={renderRemoval}
      {...useCollection(buyers, '', { screen: 'allBuyers', ...table })}
    />
  )
}
