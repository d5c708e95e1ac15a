import { provideSellerProducts } from '../../actors/seller-products.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { MyBuyersView } from './MyBuyersView.tsx'

export function Screen() {
  const viewer = useViewer()
  return viewer.kind === 'user' ? <BuyersOf email={viewer.email} key={viewer.email} /> : null
}

function BuyersOf({ email }: { email: string }) {
  const { sales } = usePageActors().getMachines(provideSellerProducts)
  return <MyBuyersView {...useCollection(sales, email, { screen: 'myBuyers' })} />
}
