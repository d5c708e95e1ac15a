import { provideSellerProducts } from '../../actors/seller-products.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { MyProductsView } from './MyProductsView.tsx'

export function Screen() {
  const viewer = useViewer()
  return viewer.kind === 'user' ? <ProductsOf email={viewer.email} key={viewer.email} /> : null
}

function ProductsOf({ email }: { email: string }) {
  const machines = usePageActors().getMachines(provideSellerProducts)
  const list = useCollection(machines.sellerProducts, email, { screen: 'myProducts' })
  const [advertise, sendAdvertise] = useScreenActor(machines.advertise)
  return <MyProductsView {...list} advertise={advertise} sendAdvertise={sendAdvertise} />
}
