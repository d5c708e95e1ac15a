import { useActor } from '@xstate/react'
import { useProvided } from '../provided.ts'
import { HomeView } from './HomeView.tsx'

const everything = { of: '' }

export function HomeScreen() {
  const { machines } = useProvided()
  const [categories, sendCategories] = useActor(machines.threeCategories, { input: everything })
  const [products, sendProducts] = useActor(machines.homeAdvertisements, { input: everything })
  return (
    <HomeView
      categories={categories}
      products={products}
      sendCategories={sendCategories}
      sendProducts={sendProducts}
    />
  )
}
