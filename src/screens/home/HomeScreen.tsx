import { useProvided } from '../provided.ts'
import { useFlow } from '../useFlow.ts'
import { HomeView } from './HomeView.tsx'

const everything = { of: '' }

export function HomeScreen() {
  const { machines } = useProvided()
  const [categories, sendCategories] = useFlow(machines.threeCategories, { input: everything })
  const [products, sendProducts] = useFlow(machines.homeAdvertisements, { input: everything })
  return (
    <HomeView
      categories={categories}
      products={products}
      sendCategories={sendCategories}
      sendProducts={sendProducts}
    />
  )
}
