import { provideAdmin } from '../../actors/admin.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors } from '../page-actors.ts'
import { renderRemoval } from '../confirmation/Removal.tsx'
import { AllBuyersView } from './AllBuyersView.tsx'

export function Screen() {
  const { buyers } = usePageActors().getMachines(provideAdmin)
  return (
    <AllBuyersView
      renderRemoval={renderRemoval}
      {...useCollection(buyers, '', { screen: 'allBuyers' })}
    />
  )
}
