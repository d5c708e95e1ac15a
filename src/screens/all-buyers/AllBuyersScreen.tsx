import { provideAdmin } from '../../actors/admin.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors } from '../page-actors.ts'
import { AllBuyersView } from './AllBuyersView.tsx'

export function Screen() {
  const { buyers } = usePageActors().getMachines(provideAdmin)
  return <AllBuyersView {...useCollection(buyers, '', { screen: 'allBuyers' })} />
}
