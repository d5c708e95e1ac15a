import type { SnapshotFrom } from 'xstate'
import { createCollectionMachine } from '../../machines/collection.machine.ts'
import { listingMachine } from '../../machines/listing.machine.ts'
import type { CategoriesMachine } from '../../src/actors/catalogue.ts'
import type { Category } from '../../src/domain/category.ts'
import { AddProductView } from '../../src/screens/add-product/AddProductView.tsx'
import { listingInput, typed } from '../models/listing.events.ts'
import { scriptedActor } from '../models/scripted-actor.ts'
import { listingFlow } from './listing.actions.ts'
import type { Screen } from './screen.ts'

const categoriesMachine = createCollectionMachine<Category>('categories', ({ _id }) => _id)
const categories: SnapshotFrom<CategoriesMachine> = categoriesMachine.resolveState({
  value: { filled: 'browsing' },
  context: {
    of: '',
    items: [{ _id: typed.categoryId, categoryName: 'Cameras' }],
    failure: null,
    request: null,
  },
})

export const listingScreen: Screen<typeof listingMachine> = {
  ...listingFlow,
  machine: listingMachine,
  start: () => scriptedActor(listingMachine, { input: listingInput, listeners: ['showPicture'] }),
  render: (state, send) => (
    <AddProductView
      categories={categories}
      send={send}
      sendCategories={() => undefined}
      state={state}
    />
  ),
}
