import { createCollectionMachine } from '../../machines/collection.machine.ts'
import { listingMachine } from '../../machines/listing.machine.ts'
import type { Category } from '../../src/domain/category.ts'
import { AddProductView } from '../../src/screens/add-product/AddProductView.tsx'
import { typed } from '../models/listing.events.ts'
import { listingFlow } from './listing.actions.ts'
import { createScreen } from './screen.ts'

export const categoriesMachine = createCollectionMachine<Category>('categories', ({ _id }) => _id)
const categories = categoriesMachine.resolveState({
  value: { filled: 'browsing' },
  context: {
    of: '',
    items: [{ _id: typed.categoryId, categoryName: 'Cameras' }],
    failure: null,
    request: null,
  },
})

export const listingScreen = createScreen(listingMachine, listingFlow, (state, send) => (
  <AddProductView
    categories={categories}
    send={send}
    sendCategories={() => undefined}
    state={state}
  />
))
