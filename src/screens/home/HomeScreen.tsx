import { provideCatalogue } from '../../actors/catalogue.ts'
import { useProvided } from '../provided.ts'
import { useScreenActor } from '../useScreenActor.ts'
import { HomeView } from './HomeView.tsx'

const everything = { of: '' }

export function HomeScreen() {
  const { threeCategories, homeAdvertisements } = useProvided().join(provideCatalogue)
  const [categories, sendCategories] = useScreenActor(threeCategories, { input: everything })
  const [products, sendProducts] = useScreenActor(homeAdvertisements, { input: everything })
  return (
    <HomeView
      categories={categories}
      products={products}
      sendCategories={sendCategories}
      sendProducts={sendProducts}
    />
  )
}
