import { lazy, Suspense } from 'react'
import { actorArguments } from '../../actors/actor-arguments.ts'
import { provideCatalogue } from '../../actors/catalogue.ts'
import type { GetMachines } from '../../actors/page-actors.ts'
import { usePageActors } from '../page-actors.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { useRenderedViewer } from '../useRenderedViewer.ts'
import { HomeView } from './HomeView.tsx'

/** Nothing, where the code cannot be loaded: home does not need it. */
const NewFromFollowed = lazy(async () => ({
  default: await import('./NewFromFollowed.tsx').then(
    (loaded) => loaded.NewFromFollowed,
    () => () => null,
  ),
}))

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
  const viewer = useRenderedViewer()
  return (
    <HomeView
      below={
        viewer.kind === 'user' && (
          <Suspense>
            <NewFromFollowed key={viewer.email} />
          </Suspense>
        )
      }
      categories={categories}
      products={products}
      sendCategories={sendCategories}
      sendProducts={sendProducts}
    />
  )
}
