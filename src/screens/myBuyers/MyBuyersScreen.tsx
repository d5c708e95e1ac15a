import { provideSellerProducts } from '../../actors/seller-products.ts'
import type { TableChoice } from '../../domain/table.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { MyBuyersView } from './MyBuyersView.tsx'

export function Screen(table: TableChoice) {
  const viewer = useViewer()
  return viewer.kind === 'user' ? (
    <BuyersOf {...table} email={viewer.email} key={viewer.email} />
  ) : null
}

function BuyersOf({ email, ...table }: TableChoice & { email: string }) {
  const { sales } = usePageActors().getMachines(provideSellerProducts)
  return <MyBuyersView {...useCollection(sales, email, { screen: 'myBuyers', ...table })} />
}
