import { provideAdmin } from '../../actors/admin.ts'
import type { SellerGroup } from '../../domain/constants.ts'
import type { TableChoice } from '../../domain/table.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors } from '../page-actors.ts'
import { renderRemoval } from '../confirmation/Removal.tsx'
import { AllSellersView } from './AllSellersView.tsx'

export function Screen(params: TableChoice & { show?: SellerGroup }) {
  const { getMachines, readExtensions } = usePageActors()
  const { sellers } = getMachines(provideAdmin)
  const list = useCollection(sellers, '', { screen: 'allSellers', ...params })
  return (
    <AllSellersView
      {...list}
      hasCases={readExtensions().includes('cases')}
      renderRemoval={renderRemoval}
      show={params.show}
    />
  )
}
