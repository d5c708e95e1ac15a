import { actorArguments } from '../../actors/actor-arguments.ts'
import { provideCatalogue } from '../../actors/catalogue.ts'
import type { GetMachines } from '../../actors/page-actors.ts'
import { usePageActors } from '../page-actors.ts'
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
  const started = actors({}, usePageActors().getMachines)
  const [categories, sendCategories] = useScreenActor(...started.categories)
  const [products, sendProducts] = useScreenActor(...started.products)
  return (
    <HomeView
      categories={categories}
      products={products}
      sendCategories={sendCategories}
      sendProducts={sendProducts}
    />
  )
}
