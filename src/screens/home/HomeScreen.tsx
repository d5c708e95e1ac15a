import { provideCatalogue } from '../../actors/catalogue.ts'
import { useProvided } from '../provided.ts'
import { useFlow } from '../useFlow.ts'
import { HomeView } from './HomeView.tsx'

const everything = { of: '' }

export function HomeScreen() {
  const { threeCategories, homeAdvertisements } = useProvided().join(provideCatalogue)
  const [categories, sendCategories] = useFlow(threeCategories, { input: everything })
  const [products, sendProducts] = useFlow(homeAdvertisements, { input: everything })
  return (
    <HomeView
      categories={categories}
      products={products}
      sendCategories={sendCategories}
      sendProducts={sendProducts}
    />
  )
}
