import { provideAdmin } from '../../actors/admin.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors } from '../page-actors.ts'
import { AllSellersView } from './AllSellersView.tsx'

export function Screen() {
  const { sellers } = usePageActors().getMachines(provideAdmin)
  return <AllSellersView {...useCollection(sellers, '', { screen: 'allSellers' })} />
}
