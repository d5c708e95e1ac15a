import { listingEditMachine } from '../../machines/listingEdit.machine.ts'
import { ListingEditView } from '../../src/screens/listing-edit/ListingEditView.tsx'
import { cheaper } from '../models/listingEdit.events.ts'
import { categoriesMachine } from './listing.screen.tsx'
import { listingEditFlow } from './listingEdit.actions.ts'
import { createScreen } from './screen.ts'

const nothing = () => undefined
const categories = categoriesMachine.resolveState({
  value: { filled: 'browsing' },
  context: {
    of: '',
    items: [{ _id: cheaper.categoryId, categoryName: 'Cameras' }],
    failure: null,
    request: null,
  },
})

export const listingEditScreen = createScreen(
  listingEditMachine,
  listingEditFlow,
  (state, send) => (
    <ListingEditView
      categories={categories}
      errorActions={{ onLogOut: nothing, onSaveReport: nothing }}
      send={send}
      sendCategories={nothing}
      state={state}
    />
  ),
)
