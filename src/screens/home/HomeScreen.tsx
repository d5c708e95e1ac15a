import { actorArguments } from '../../actors/actor-arguments.ts'
import { provideCatalogue } from '../../actors/catalogue.ts'
import type { Join } from '../../actors/provided.ts'
import { useProvided } from '../provided.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { HomeView } from './HomeView.tsx'

const everything = { of: '' }

export function actors(_: object, join: Join) {
  const { threeCategories, homeAdvertisements } = join(provideCatalogue)
  return {
    categories: actorArguments(threeCategories, everything),
    products: actorArguments(homeAdvertisements, everything),
  }
}

export function Screen() {
  const started = actors({}, useProvided().join)
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
