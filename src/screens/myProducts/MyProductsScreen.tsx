import { provideSellerProducts } from '../../actors/seller-products.ts'
import type { ProductGroup } from '../../domain/constants.ts'
import type { TableChoice } from '../../domain/table.ts'
import { useCollection } from '../collection/useCollection.ts'
import { usePageActors, useViewer } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { MyProductsView } from './MyProductsView.tsx'

type MyProductsProps = TableChoice & { show?: ProductGroup }

export function Screen(params: MyProductsProps) {
  const viewer = useViewer()
  return viewer.kind === 'user' ? (
    <ProductsOf {...params} email={viewer.email} key={viewer.email} />
  ) : null
}

function ProductsOf({ email, ...params }: MyProductsProps & { email: string }) {
  const machines = usePageActors().getMachines(provideSellerProducts)
  const list = useCollection(machines.sellerProducts, email, {
    screen: 'myProducts',
    ...params,
  })
  const [advertise, sendAdvertise] = useScreenActor(machines.advertise)
  return (
    <MyProductsView
      {...list}
      advertise={advertise}
      sendAdvertise={sendAdvertise}
      show={params.show}
    />
  )
}
