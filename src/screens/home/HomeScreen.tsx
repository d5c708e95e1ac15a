import { actorArguments } from '../../actors/actor-arguments.ts'
import { provideBookedProducts } from '../../actors/booked-products.ts'
import { provideCatalogue } from '../../actors/catalogue.ts'
import type { GetMachines } from '../../actors/page-actors.ts'
import { usePageActors } from '../page-actors.ts'
import { useBookedProducts } from '../product/useBookedProducts.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { HomeView } from './HomeView.tsx'

const everything = { of: '' }

export function actors(_: object, getMachines: GetMachines) {
  const { threeCategories, homeAdvertisements } = getMachines(provideCatalogue)
  return {
    categories: actorArguments(threeCategories, everything),
    products: actorArguments(homeAdvertisements, everything),
  }
}

export function Screen() {
  const { getMachines } = usePageActors()
  const started = actors({}, getMachines)
  const bookedIds = useBookedProducts(getMachines(provideBookedProducts))
  const [categories, sendCategories] = useScreenActor(...started.categories)
  const [products, sendProducts] = useScreenActor(...started.products)
  return (
    <HomeView
      bookedIds={bookedIds}
      categories={categories}
      products={products}
      sendCategories={sendCategories}
      sendProducts={sendProducts}
    />
  )
}
